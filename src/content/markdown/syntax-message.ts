/** What pages use instead of an HTML element. */
const INSTEAD: Readonly<Record<string, string>> = {
  a: '[text](/docs/page)',
  b: '**text**',
  strong: '**text**',
  i: '_text_',
  em: '_text_',
  code: '`text` in backticks',
  pre: 'a code fence',
  br: 'a new paragraph, or a list',
  hr: 'a heading',
  img: '![what it shows](./picture.png)',
  table: 'a Markdown table',
  ul: 'a Markdown list',
  ol: 'a Markdown list',
  details: ':::details[Summary]',
  summary: ':::details[Summary]',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, `${'#'.repeat(level)} Heading`])),
};

const COMPONENTS = 'a component (maintainers/COMPONENTS.md lists them)';

/** Whether a name in angle brackets is an HTML element: components begin with a capital letter. */
export const isHtml = (name: string): boolean => /^[a-z]/.test(name);

export const htmlMessage = (name: string): string =>
  `<${name}> is HTML, which isn't allowed in pages; use ${INSTEAD[name] ?? `Markdown or ${COMPONENTS}`}`;

export const braceMessage = "a `{` begins code, which pages can't contain; put it in backticks, or write \\{";

const angleMessage = 'a `<` begins a component; put it in backticks, or write \\<';

/**
 * The compiler's message about wrong syntax, in words for who writes the page.
 * @param rest the text from there on
 */
export function syntaxMessage(message: string, rest: string): string {
  if (/expression/.test(message)) return braceMessage;
  const name = /closing tag for `<(\w+)/.exec(message)?.[1];
  if (name !== undefined && isHtml(name)) return htmlMessage(name);
  // `List<String>` in a sentence, or a component that isn't closed.
  if (name !== undefined)
    return `<${name}> isn't closed; write <${name} … />, or put it in backticks if it isn't a component`;
  if (/^<!--/.test(rest)) return "HTML comments aren't allowed; write {/* … */}";
  const url = /^<(https?:[^>\s]+)>/.exec(rest)?.[1];
  if (url) return `write a link as [its title](${url})`;
  return /`<`|before name|after `</.test(message) ? angleMessage : message;
}

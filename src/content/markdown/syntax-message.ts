import type { MdastNode } from 'satteri';

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

const braceMessage = "a `{` begins code, which pages can't contain; put it in backticks, or write \\{";

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

type Fence = Readonly<Extract<MdastNode, { type: 'code' }>>;

type Container = Readonly<Extract<MdastNode, { type: 'containerDirective' }>>;

/** A line that ends a callout, also in a list or a quotation. */
const CLOSING = /^[>\s]*:{3,}\s*$/;

/**
 * Whether a callout ends without its own `:::`, and so contains everything up to the end of the page, or of the callout
 * around it. A callout that begins later inside of it has taken the `:::` that was there.
 * @param lines of the page
 */
export function isUnclosed(node: Container, lines: readonly string[]): boolean {
  const end = node.position?.end.line ?? 0;
  const last = node.children.at(-1);
  const isOfLast = last?.type === 'containerDirective' && last.position?.end.line === end;
  return isOfLast || end === node.position?.start.line || !CLOSING.test(lines[end - 1] ?? '');
}

export const unclosedMessage = ({ name }: Container): string =>
  `:::${name} isn't closed, so it would contain the rest of the page; end it with ::: on a line of its own`;

/** The marks of a code fence, also in a list or a quotation, and what follows them. */
const FENCE = /^[>\s]*?(`{3,}|~{3,})[ \t]*(.*)$/;

/**
 * Whether a code fence lacks its end, and so contains the text up to the next one: that one begins with a language inside of
 * it. The last fence of a page ends with the page instead.
 * @param lines of the page
 */
export function isOpenFence(node: Fence, lines: readonly string[]): boolean {
  const { start, end } = node.position ?? {};
  const [, marks] = FENCE.exec(lines[(start?.line ?? 0) - 1] ?? '') ?? [];
  if (marks === undefined || !start || !end) return false;
  const [, last = '', rest] = FENCE.exec(lines[end.line - 1] ?? '') ?? [];
  const isClosed = end.line > start.line && last.startsWith(marks) && rest === '';
  const begins = node.value.split('\n').some((line) => {
    const [, inner = '', language = ''] = FENCE.exec(line) ?? [];
    return inner.startsWith(marks) && /^\w/.test(language);
  });
  return begins || !isClosed;
}

export const openFenceMessage = (language: string): string =>
  `the code that begins with \`\`\`${language} isn't closed; end it with \`\`\` on a line of its own (with four marks, it can contain three)`;

/** Runs in a thread of `highlight.ts`: the site's code takes seconds, and 0.25 GB that only the thread's end frees. */
import { type BundledLanguage, createHighlighter, type ThemeRegistration } from 'shiki';
import type { Code, Highlighted } from './highlight.ts';

/**
 * The scopes of each token class. The highlighter's colors would become style attributes, which the Content Security Policy
 * forbids, so each color of our theme is the number of a class that `src/ui/CodeBlock.css` colors: comment, keyword, string,
 * number, function, type, property, inserted, deleted. Class names have one letter, and punctuation, plain command arguments,
 * and properties that are read have none, because spans are most of a page's weight.
 */
const CLASSES: ReadonlyArray<readonly [name: string | undefined, scopes: string]> = [
  ['c', 'comment, punctuation.definition.comment'],
  [
    'k',
    'keyword, storage, variable.language, entity.name.tag, keyword.operator.new, keyword.operator.expression',
  ],
  [
    undefined,
    'keyword.operator, punctuation, meta.brace, punctuation.definition.string, string.unquoted.argument',
  ],
  [
    's',
    // The last two are merged with the string that contains them.
    'string, punctuation.definition.string, string.unquoted.plain.out, storage.type.string, constant.character.format.placeholder',
  ],
  ['n', 'constant, support.constant, constant.numeric, constant.language'],
  [
    'f',
    'entity.name.function, support.function, meta.function-call entity.name.function, entity.name.command',
  ],
  ['t', 'entity.name.type, entity.name.class, support.class, support.type, entity.name.namespace'],
  [
    'p',
    'support.type.property-name, entity.other.attribute-name, meta.object-literal.key, constant.other.option, entity.name.tag.yaml',
  ],
  ['i', 'markup.inserted'],
  ['d', 'markup.deleted'],
];

const colorOf = (index: number): string => `#${String(index + 1).padStart(6, '0')}`;
const CLASS_OF = new Map(CLASSES.map(([name], index) => [colorOf(index), name]));

const codeTheme: ThemeRegistration = {
  name: 'token-classes',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: CLASSES.map(([, scopes], index) => ({
    scope: scopes.split(', '),
    settings: { foreground: colorOf(index) },
  })),
};

const SHELLS: ReadonlySet<string> = new Set(['sh', 'bash', 'shell', 'zsh']);

const starting = createHighlighter({ themes: [codeTheme], langs: [] });

/** The spans of each line. @param lang one of Shiki's own languages */
export default async function tokenize({ code, lang }: Code): Promise<Highlighted[][]> {
  const shiki = await starting;
  if (!shiki.getLoadedLanguages().includes(lang)) await shiki.loadLanguage(lang as BundledLanguage);
  const { tokens } = shiki.codeToTokens(code, {
    // Without this, long lines lose their colors on a busy machine.
    tokenizeTimeLimit: 0,
    lang: lang as BundledLanguage,
    theme: 'token-classes',
  });
  const isShell = SHELLS.has(lang);
  return tokens.map((line) => {
    const stretches: Highlighted[] = [];
    for (const { content: text, color } of line) {
      const open = stretches.at(-1);
      // White space between two tokens with the same class joins them, which needs fewer spans and looks the same. On a
      // command line, a line breaks between options and never inside one.
      const kind = text.trim() ? CLASS_OF.get(color ?? '') : isShell ? undefined : open?.kind;
      if (open && kind === open.kind) open.text += text;
      else stretches.push(kind === undefined ? { text } : { text, kind });
    }
    return stretches;
  });
}

import { readFileSync } from 'node:fs';
import { type BundledLanguage, createHighlighter, type Highlighter, type ThemeRegistration } from 'shiki';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';
import { cached } from '../cache.ts';

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

/** Language names that authors use in addition to the highlighter's; `console` and `pem` are ours. */
const ALIASES: Readonly<Record<string, string>> = {
  console: 'console',
  pem: 'text',
  text: 'text',
  txt: 'text',
};

/** Every language that a fence can have. */
export const knownLanguages = (): string[] => [...Object.keys(ALIASES), ...Object.keys(bundledLanguages)];

/** Whether a fence can have this language. */
export function isKnownLanguage(lang: string): boolean {
  return lang in ALIASES || lang in bundledLanguages;
}

const SHELLS: ReadonlySet<string> = new Set(['sh', 'bash', 'shell', 'zsh']);

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Increase it when the same tokens produce different spans. */
const FORMAT = 3;
const packageJson = readFileSync('node_modules/shiki/package.json', 'utf8');
/** What all code has in common, as text: the highlighter adds to the theme once it starts, and later keys would be others. */
const SETTINGS = JSON.stringify([FORMAT, JSON.parse(packageJson).version, codeTheme, CLASSES]);

/**
 * Highlights code as spans, line by line. Highlighting the whole site's code takes seconds, more than any other part of a
 * build, so it's kept between builds.
 * @param lang a language for which {@link isKnownLanguage} is true, but not one of our aliases
 */
export const highlight = (code: string, lang: string): Promise<Highlighted[][]> =>
  cached('highlighted-code', [SETTINGS, lang, code], () => tokenize(code, lang));

/**
 * Highlights code as one HTML string per line; tokens have classes, never style attributes.
 * @param lang a language for which {@link isKnownLanguage} is true
 */
export async function highlightLines(code: string, lang: string): Promise<string[]> {
  const grammar = ALIASES[lang] ?? lang;
  if (grammar === 'text') return code.split('\n').map(escapeHtml);
  if (grammar === 'console') return highlightConsole(code);
  const lines = await highlight(code, grammar);
  return lines.map((line) =>
    line
      .map(({ text, kind }) => (kind ? `<span class="${kind}">${escapeHtml(text)}</span>` : escapeHtml(text)))
      .join(''),
  );
}

/** A transcript: lines that begin with `$ ` are commands, highlighted as shell code; all others are output. */
async function highlightConsole(code: string): Promise<string[]> {
  return Promise.all(
    code.split('\n').map(async (line) => {
      if (!line.startsWith('$ ')) return line ? `<span class="o">${escapeHtml(line)}</span>` : '';
      const [command] = await highlightLines(line.slice(2), 'sh');
      return `<span class="g">$ </span>${command}`;
    }),
  );
}

export interface Highlighted {
  text: string;
  /** Class of its color; none for plain text. */
  kind?: string;
}

let starting: Promise<Highlighter> | undefined;

/** Without WebAssembly, which would take 0.25 GB for our pages and never free it. */
function highlighter(): Promise<Highlighter> {
  // A rule of a grammar that can't be translated is left out, as one of AutoHotkey's.
  const engine = createJavaScriptRegexEngine({ forgiving: true });
  starting ??= createHighlighter({ themes: [codeTheme], langs: [], engine });
  return starting;
}

/** Frees the memory of the grammars: 50 MB. They're loaded again if more code needs them. */
export async function endHighlighting(): Promise<void> {
  (await starting)?.dispose();
  starting = undefined;
}

/** The spans of each line. @param lang one of Shiki's own languages */
async function tokenize(code: string, lang: string): Promise<Highlighted[][]> {
  const shiki = await highlighter();
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

import { readFileSync } from 'node:fs';
import { bundledLanguages } from 'shiki/langs';
import { cached } from '../cache.ts';
import { codeTheme, TOKEN_CLASSES } from './code-theme.ts';
import { type Highlighted, tokenize } from './tokenize.ts';

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

/** Languages of a command line. */
const SHELLS: ReadonlySet<string> = new Set(['sh', 'bash', 'shell', 'zsh']);
/** The class of command options. */
const OPTION = TOKEN_CLASSES['#000007'];

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Increase it when the same tokens produce different spans. */
const FORMAT = 1;
const packageJson = readFileSync('node_modules/shiki/package.json', 'utf8');
/** What all code has in common, as text: the highlighter adds to the theme once it starts, and later keys would be others. */
const SETTINGS = JSON.stringify([FORMAT, JSON.parse(packageJson).version, codeTheme, TOKEN_CLASSES]);

/**
 * Highlights code as spans, line by line. Highlighting the whole site's code takes seconds, more than any other part of a
 * build, so it's kept between builds.
 * @param lang a language for which {@link isKnownLanguage} is true, but not one of our aliases
 */
export const highlight = (code: string, lang: string): Promise<Highlighted[][]> =>
  cached('highlighted-code', [SETTINGS, lang, code], () => tokenize({ code, lang }));

/**
 * Highlights code as one HTML string per line; tokens have classes, never style attributes.
 * @param lang a language for which {@link isKnownLanguage} is true
 */
export async function highlightLines(code: string, lang: string): Promise<string[]> {
  const grammar = ALIASES[lang] ?? lang;
  if (grammar === 'text') return code.split('\n').map(escapeHtml);
  if (grammar === 'console') return highlightConsole(code);
  const lines = await highlight(code, grammar);
  const isShell = SHELLS.has(grammar);
  return lines.map((line) =>
    line
      .flatMap((stretch) => (isShell && isLong(stretch) ? words(stretch) : [stretch]))
      .map(({ text, kind }) => (kind ? `<span class="${kind}">${escapeHtml(text)}</span>` : escapeHtml(text)))
      .join(''),
  );
}

/** Several options that would be too wide in one piece. */
const isLong = ({ text, kind }: Highlighted) => kind === OPTION && text.length > 16;

/** Makes each word a separate span, so that lines break between options and never inside one. */
const words = ({ text, kind }: Highlighted): Highlighted[] =>
  text
    .split(/(\s+)/)
    .filter(Boolean)
    .map((word) => (word.trim() && kind ? { text: word, kind } : { text: word }));

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

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundledLanguages } from 'shiki/langs';
import { Tinypool } from 'tinypool';
import { cached } from '../cache.ts';

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

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** By its path from the site's folder: the pages' own bundle has this module in another place. */
const filename = resolve('src/content/markdown/highlight-worker.ts');
/** One thread, because each loads its own grammars, and for as long as there's code. */
const threads = new Tinypool({ filename, minThreads: 0, maxThreads: 1, idleTimeout: 2000 });

/** What all highlighted code depends on. */
const SETTINGS = ['node_modules/shiki/package.json', filename].map((file) => readFileSync(file, 'utf8'));

/**
 * Highlights code as spans, line by line. Highlighting the whole site's code takes seconds, more than any other part of a
 * build, so it's kept between builds.
 * @param lang a language for which {@link isKnownLanguage} is true, but not one of our aliases
 */
export function highlight(code: string, lang: string): Promise<Highlighted[][]> {
  // A grammar takes half a second to load, and that of TSX colors our JavaScript and TypeScript as their own do.
  const grammar = lang === 'js' || lang === 'ts' ? 'tsx' : lang;
  return cached('highlighted-code', [...SETTINGS, grammar, code], () =>
    threads.run({ code, lang: grammar } satisfies Code),
  );
}

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

export interface Code {
  code: string;
  /** One of Shiki's own languages. */
  lang: string;
}

export interface Highlighted {
  text: string;
  /** Class of its color; none for plain text. */
  kind?: string;
}

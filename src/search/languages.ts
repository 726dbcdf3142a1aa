/** The languages and platforms that pages and queries can be about, and the words that identify them. */
import { chunksOf, normal, wordsOf } from './words.ts';

export type Language = 'cli' | 'cpp' | 'node' | 'python' | 'rust' | 'web';

/** Their names. */
const NAMES: Record<Language, string> = {
  cli: 'c2patool cli',
  cpp: 'c++ cpp',
  node: 'node nodejs',
  python: 'python python3 py',
  rust: 'rust',
  web: 'browser web frontend',
};

/** Words that identify only one of them. */
const HINTS: Record<Language, string> = {
  cli: 'terminal shell bash powershell',
  cpp: 'cmake',
  node: 'express deno bun electron nestjs lambda',
  python: 'pip pypi django flask fastapi jupyter',
  rust: 'cargo crate rustc',
  web: 'react reactjs vue vuejs angular svelte nextjs vite webpack rollup wasm webassembly',
};

export const LANGUAGES = Object.keys(NAMES) as Language[];

const byWord = (words: Record<Language, string>) =>
  LANGUAGES.flatMap((language) => words[language].split(' ').map((word) => [word, language] as const));

const BY_NAME = new Map(byWord(NAMES));
const BY_WORD = new Map([...BY_NAME, ...byWord(HINTS)]);

/** Words that identify more than one language: they count only if no other word names one. */
const VAGUE = new Map<string, Language>([
  ['js', 'web'],
  ['javascript', 'web'],
  ['typescript', 'web'],
  ['npm', 'node'],
  ['c', 'cpp'],
]);

/** Names of several words, as one word. */
const PHRASES: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bc2pa[ -]tool\b/gi, 'c2patool'],
  [/\bcommand[ -]line\b/gi, 'cli'],
  [/\bnode[ .]?js\b/gi, 'nodejs'],
  [/\bnext[ .]?js\b/gi, 'nextjs'],
  [/\bvue[ .]?js\b/gi, 'vuejs'],
  [/\bc ?plus ?plus\b/gi, 'c++'],
  [/\btime[ -]stamp/gi, 'timestamp'],
  [/\b(?:exit|return)[ -](?:code|status|value)\b/gi, 'exitcode'],
  [/\b(?:turn|switch)(?:ed|ing|es|s)?[ -]off\b/gi, 'disable'],
  [/\b(?:turn|switch)(?:ed|ing|es|s)?[ -]on\b/gi, 'enable'],
  [/\bset(?:ting)?[ -]up\b/gi, 'setup'],
  [/\bair[ -]gap(?:ped)?\b/gi, 'airgap'],
  [/\bcolour/gi, 'color'],
  [/\bbehaviour/gi, 'behavior'],
];

/** Joins names of several words into one word each. */
export const joinNames = (text: string): string =>
  PHRASES.reduce((joined, [pattern, name]) => joined.replace(pattern, name), text);

/** The names of several words in a text, each as one word. */
export const joinedNames = (text: string): string[] =>
  PHRASES.flatMap(([pattern, name]) => Array.from(text.matchAll(pattern), () => name));

/** The language that has this word as its name. @param word normalized */
export const languageNamed = (word: string): Language | undefined => BY_NAME.get(word) ?? VAGUE.get(word);

/** The language that a word implies. @param word normalized */
export const languageOf = (word: string): Language | undefined => BY_WORD.get(word) ?? VAGUE.get(word);

/** The languages named in a text: a title, a URL, or a query. */
export function languagesIn(text: string): Set<Language> {
  const words = chunksOf(joinNames(text)).flatMap(({ raw }) => [
    raw,
    ...wordsOf(raw).map((word) => word.raw),
  ]);
  const keys = words.map(normal);
  const clear = keys.flatMap((key) => BY_WORD.get(key) ?? []);
  return new Set(clear.length ? clear : keys.flatMap((key) => VAGUE.get(key) ?? []));
}

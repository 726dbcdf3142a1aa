import { CODE } from './code.ts';
import type { Words } from './text.ts';

/** This many equal words in a row aren't a coincidence. */
export const RUN = 9;

/** A word in a text with its position; `undefined` for what ends every run: code or a quotation. */
type Token = { word: string; name: boolean; line: number } | undefined;

export interface TheirText {
  file: string;
  words: readonly Words[];
}

export interface EqualRun {
  line: number;
  /** The words as compared: in lowercase, without punctuation. */
  text: string;
  /** File and line in the other text. */
  other: string;
}

const QUOTATION = /"[^"]*"|“[^”]*”/g;

/** The words of a text. Code and quotations are gaps, because they aren't our wording. */
export function tokensOf(texts: readonly Words[]): Token[] {
  return texts.flatMap(({ line, text }) =>
    text
      .replace(QUOTATION, ` ${CODE} `)
      .replaceAll('’', "'")
      .split(/[\s/–—]+/)
      .flatMap((raw): Token[] => {
        if (raw.includes(CODE)) return [undefined];
        const word = raw.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
        return word ? [{ word: word.toLowerCase(), name: /^\p{Lu}|\d|[.:_]/u.test(word), line }] : [];
      }),
  );
}

/** The positions of every run of {@link RUN} words in other people's texts. */
export function indexOf(texts: readonly TheirText[]): Map<string, string> {
  const index = new Map<string, string>();
  for (const { file, words } of texts) {
    const tokens = tokensOf(words);
    for (let at = 0; at + RUN <= tokens.length; at++) {
      const key = keyAt(tokens, at);
      if (key && !index.has(key)) index.set(key, `${file}:${tokens[at]?.line}`);
    }
  }
  return index;
}

/** The longest runs of our words that the index contains, counting a sequence of names as one word. */
export function equalRuns(ours: readonly Words[], index: ReadonlyMap<string, string>): EqualRun[] {
  const tokens = tokensOf(ours);
  const runs: EqualRun[] = [];
  for (let at = 0; at + RUN <= tokens.length; at++) {
    const other = index.get(keyAt(tokens, at) ?? '');
    if (!other) continue;
    let end = at + RUN;
    while (index.has(keyAt(tokens, end - RUN + 1) ?? '')) end++;
    const run = tokens.slice(at, end).filter((token) => token !== undefined);
    if (countWithNames(run) >= RUN)
      runs.push({ line: run[0]?.line ?? 1, text: run.map(({ word }) => word).join(' '), other });
    at = end - 1;
  }
  return runs;
}

function keyAt(tokens: readonly Token[], at: number): string | undefined {
  const words: string[] = [];
  for (const token of tokens.slice(at, at + RUN)) {
    if (!token) return undefined;
    words.push(token.word);
  }
  return words.length === RUN ? words.join(' ') : undefined;
}

const countWithNames = (run: ReadonlyArray<{ name: boolean }>): number =>
  run.filter(({ name }, index) => !(name && run[index - 1]?.name)).length;

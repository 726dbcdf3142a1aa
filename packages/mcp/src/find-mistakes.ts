import { type Finding, shown } from '@content-credentials/verdict/definition/finding';
import type { Check, Mistake, ProgramLanguage } from './site/mistake.ts';

/** Longer programs aren't checked, because matching could take too long. */
export const MAX_PROGRAM_CHARACTERS = 100_000;

/**
 * The last match, if each pattern matches after the one before it. Taking the first match each time doesn't miss any
 * sequence.
 */
function inOrder(text: string, patterns: readonly string[]): RegExpExecArray | undefined {
  let found: RegExpExecArray | undefined;
  let from = 0;
  for (const source of patterns) {
    const pattern = new RegExp(source, 'gm');
    pattern.lastIndex = from;
    found = pattern.exec(text) ?? undefined;
    if (!found) return undefined;
    from = pattern.lastIndex;
  }
  return found;
}

/** Where a check finds its mistake. */
function placeOf(text: string, { pattern, unless, unlessAfter }: Check): RegExpExecArray | undefined {
  const found = inOrder(text, pattern);
  const has = (part: string, source: string | undefined) =>
    source !== undefined && new RegExp(source, 'm').test(part);
  if (!found || has(text, unless)) return undefined;
  return has(text.slice(found.index + found[0].length), unlessAfter) ? undefined : found;
}

/**
 * The known mistakes in a program, by a static check. A program without findings can still be wrong: only the
 * mistakes in the table are known.
 * @throws RangeError if the program is too long
 */
export function findMistakes(
  code: string,
  language: ProgramLanguage,
  mistakes: readonly Mistake[],
): Finding[] {
  if (code.length > MAX_PROGRAM_CHARACTERS)
    throw new RangeError(
      `The program is ${code.length} characters long; the limit is ${MAX_PROGRAM_CHARACTERS}. Check the files that use the SDK one by one.`,
    );
  const text = withoutComments(code, language);
  return mistakes.flatMap(({ id, problem, fix, checks }): Finding[] => {
    for (const check of checks) {
      const found = check.languages.includes(language) ? placeOf(text, check) : undefined;
      if (!found) continue;
      const line = text.slice(0, found.index + found[0].search(/\S/)).split('\n').length;
      const value = shown(found[0].trim().split('\n')[0] ?? '');
      return [{ rule: id, severity: 'error', at: `line ${line}`, value, problem, fix }];
    }
    return [];
  });
}

/** Strings come first, so that a comment marker inside one isn't treated as a comment. */
const STRINGS =
  /"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/;
const SLASHES = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/;
const HASH = /#[^\n]*/;

const COMMENTS: Readonly<Record<ProgramLanguage, RegExp | undefined>> = {
  node: SLASHES,
  web: SLASHES,
  rust: SLASHES,
  python: HASH,
  shell: HASH,
  json: undefined,
};

/** A program with its comments blanked; lines keep their numbers. */
export function withoutComments(code: string, language: ProgramLanguage): string {
  const comment = COMMENTS[language];
  if (!comment) return code;
  const either = new RegExp(`(${STRINGS.source})|${comment.source}`, 'g');
  return code.replace(either, (found, text?: string) => text ?? found.replace(/[^\n]/g, ' '));
}

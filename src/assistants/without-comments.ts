import type { ProgramLanguage } from './mistake.ts';

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

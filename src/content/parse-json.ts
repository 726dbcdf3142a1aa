import { readFileSync } from 'node:fs';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { AuthorError } from '../config/errors.ts';
import { syntaxCause } from '../config/syntax-cause.ts';

/**
 * Parses an author's JSON file.
 * @param name its name in messages
 * @param text what it says, if it was read already
 * @throws AuthorError with the file and the line, the same for every page that needs the file
 */
export function parseJson(path: string, name: string, text = readFileSync(path, 'utf8')): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What JSON.parse says has no line for an unexpected character, and quotes several lines.
    const errors: ParseError[] = [];
    parse(text, errors, { disallowComments: true });
    const [first] = errors;
    const what = first
      ? printParseErrorCode(first.error)
          .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
          .toLowerCase()
      : 'unexpected character';
    const { line, problem = what, fix } = syntaxCause(text, name, first?.offset ?? 0, what);
    throw new AuthorError(name, line, `isn't valid JSON (${problem}); ${fix}`);
  }
}

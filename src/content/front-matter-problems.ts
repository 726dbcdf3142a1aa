import type { z } from 'zod';
import { checkWith, Mistake } from '../config/errors.ts';

/** The error that the YAML parser throws. */
interface YamlFailure {
  /** What's wrong, without the place. */
  reason: string;
  mark?: { line: number };
}

/** A quotation mark that begins a text, without another one in its line. */
const OPEN_QUOTE = /(?:[:,-]\s+|\[\s*)(["'])(?:(?!\1).)*$/;

/** The mistakes in the front matter of all pages. */
export class FrontMatterError extends Mistake {
  override name = 'FrontMatterError';

  constructor(problems: readonly string[]) {
    super(problems.toSorted(new Intl.Collator('en', { numeric: true }).compare).join('\n'));
  }
}

/**
 * Everything wrong with the front matter of one page, as `file:line: what; fix`.
 * @param file the page's path, as messages show it
 * @param read parses the front matter, or throws the YAML parser's error
 */
export async function frontMatterProblems(
  file: string,
  contents: string,
  schema: z.ZodType,
  read: () => Promise<unknown>,
): Promise<string[]> {
  if (!/^\uFEFF?\s*---\s*$/m.test(contents.slice(0, contents.indexOf('\n') + 1))) {
    return [
      `${file}:1: the page has no front matter; at the top, add title, description, and checked between two --- lines`,
    ];
  }
  let data: unknown;
  try {
    data = await read();
  } catch (error) {
    const { reason, mark } = error as YamlFailure;
    if (!/\n---\s*?\n/.test(contents))
      return [`${file}:1: the front matter isn't closed; end it with --- on a line of its own`];
    // The parser counts lines from 0, and its line 0 is the one with the opening `---`.
    const line = (mark?.line ?? 0) + 1;
    const lines = contents.split('\n', line);
    const quoted = lines.findIndex((one, index) => index > 0 && OPEN_QUOTE.test(one)) + 1;
    if (quoted > 0) {
      const [, mark] = OPEN_QUOTE.exec(lines[quoted - 1] ?? '') ?? [];
      return [
        `${file}:${quoted}: the text that begins with ${mark} isn't closed; end it with another ${mark}`,
      ];
    }
    const fix = /:\s.*:\s|\s#/.test(lines.at(-1) ?? '')
      ? 'put quotation marks around text that contains `: ` or `#`'
      : 'correct this line, or the one before it';
    return [`${file}:${line}: the front matter isn't valid YAML (${reason}); ${fix}`];
  }
  const result = checkWith(schema, data, file);
  if (result.ok) return [];
  return result.problems.map(
    ({ key, problem, fix }) => `${file}:${lineOfKey(contents, key)}: ${problem}; ${fix}`,
  );
}

/** The line of a key such as `checked.with[0]`, or of the nearest key above it that the front matter has. */
export function lineOfKey(contents: string, key: string): number {
  const lines = contents.split('\n');
  const end = lines.indexOf('---', 1);
  let found = 0;
  for (const part of key.match(/[^.[\]']+/g) ?? []) {
    if (/^\d+$/.test(part)) continue;
    const pattern = new RegExp(`(?:^|[\\s{,])["']?${part.replace(/[^\w]/g, '\\$&')}["']?\\s*:`);
    const at = lines.findIndex(
      (line, index) => index >= Math.max(found, 1) && index < end && pattern.test(line),
    );
    if (at < 0) break;
    found = at;
  }
  return found + 1;
}

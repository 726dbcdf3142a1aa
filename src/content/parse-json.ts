import { readFileSync } from 'node:fs';
import { AuthorError } from './markdown/author-error.ts';

/**
 * Parses an author's JSON file.
 * @param name its name in messages
 * @throws AuthorError with the file and the line, the same for every page that needs the file
 */
export function parseJson(path: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    // Such as: Expected ',' or '}' after property value in JSON at position 123 (line 4 column 5)
    const { message } = error as Error;
    const line = /\(line (\d+) column \d+\)/.exec(message)?.[1];
    const [what = ''] = message.split(' in JSON at ');
    throw new AuthorError(
      name,
      line ? Number(line) : undefined,
      `isn't valid JSON: ${what}; correct this line, or the one before it`,
    );
  }
}

/** A mistake in a page, told with its file and line so that an editor can jump to it. */
export class AuthorError extends Error {
  override name = 'AuthorError';
  readonly file: string;
  readonly line: number | undefined;

  constructor(file: string, line: number | undefined, message: string) {
    super(`${file}${line ? `:${line}` : ''}: ${message}`);
    this.file = file;
    this.line = line;
  }
}

/** The closest of `known` to `wrong`, or nothing when none is close: for "did you mean". */
export { nearest } from '#config/nearest.ts';

import { Mistake } from '#config/errors.ts';

/** A mistake in a page, reported with its file and line so that an editor can jump to it. */
export class AuthorError extends Mistake {
  override name = 'AuthorError';
  readonly file: string;
  readonly line: number | undefined;

  constructor(file: string, line: number | undefined, message: string) {
    super(`${file}${line ? `:${line}` : ''}: ${message}`);
    this.file = file;
    this.line = line;
  }
}

/** The entry in `known` closest to `wrong`, or undefined if none is close; for "did you mean". */
export { nearest } from '@content-credentials/verdict/nearest';

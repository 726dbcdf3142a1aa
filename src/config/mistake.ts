/**
 * A mistake of an author or operator. Its message says file, line, what, and fix, and it has no stack: Astro prints the stack
 * of every error, and where our code noticed the mistake means nothing to the person who made it.
 */
export class Mistake extends Error {
  override name = 'Mistake';

  constructor(message: string) {
    super(message);
    this.stack = '';
  }
}

const byPlace = new Intl.Collator('en', { numeric: true }).compare;

/**
 * Several failures as one error: mistakes as one message, sorted by file and line, each once. A failure that isn't a mistake
 * comes first, because it may be their cause.
 */
export function oneError(failures: readonly unknown[]): unknown {
  const other = failures.find((one) => !(one instanceof Mistake));
  if (other !== undefined) return other;
  const lines = failures.flatMap((one) => (one as Mistake).message.split('\n'));
  return new Mistake([...new Set(lines)].sort(byPlace).join('\n'));
}

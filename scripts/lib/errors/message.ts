import { stripVTControlCharacters } from 'node:util';

/** The properties of an error that are used: bundlers copy and rename errors, so their class means nothing here. */
interface Failure {
  name?: unknown;
  message?: unknown;
  stack?: unknown;
  cause?: unknown;
  /** Set by bundlers that continued after the first failure. */
  errors?: unknown;
}

/** Errors whose message was written for the person who made the mistake. */
const WRITTEN_FOR_AUTHORS = new Set(['ConfigError', 'PolicyError', 'AuthorError', 'FrontMatterError']);

/**
 * The text that ends a failed build: one line for each mistake of an author or operator, as `file:line: what; fix`.
 * An error that's our own mistake keeps its stack, which is what a bug report needs.
 */
export function errorMessage(error: unknown): string {
  const lines = mistakes(error);
  if (lines === undefined) return withCauses(error);
  const byPlace = new Intl.Collator('en', { numeric: true }).compare;
  return [...new Set(lines)].sort(byPlace).join('\n');
}

function mistakes(error: unknown): string[] | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { name, message, errors } = error as Failure;
  if (Array.isArray(errors) && errors.length > 0) {
    const lines = errors.map(mistakes);
    // An unknown failure among mistakes may be their cause or effect, so nothing is hidden.
    return lines.every((one) => one !== undefined) ? lines.flat() : undefined;
  }
  const text = stripVTControlCharacters(String(message ?? '')).trim();
  return WRITTEN_FOR_AUTHORS.has(String(name)) ? [text] : undefined;
}

function withCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause === undefined ? own : `${own}\nCaused by: ${withCauses(error.cause)}`;
}

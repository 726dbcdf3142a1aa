import { ReadError } from './read-error.ts';

/** Results other than a failure that an SDK error can stand for. */
export type NoReport = { found: 'nothing' } | { found: 'address'; url: string };

/** The text of a Rust string literal; text that isn't also valid JSON doesn't change. */
function unquoted(literal: string): string {
  try {
    return String(JSON.parse(literal));
  } catch {
    return literal.slice(1, -1);
  }
}

/**
 * The meaning of an SDK error without a report: the file doesn't have a manifest store, or the manifest is at another
 * URL.
 * @returns undefined for an actual failure
 */
export function noReportOf(error: unknown): NoReport | undefined {
  const message = error instanceof ReadError ? error.message : '';
  if (message === 'C2pa(JumbfNotFound)') return { found: 'nothing' };
  const url = /^C2pa\(RemoteManifestUrl\((".*")\)\)$/s.exec(message)?.[1];
  return url === undefined ? undefined : { found: 'address', url: unquoted(url) };
}

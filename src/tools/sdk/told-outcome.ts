import { ReadError } from './read-error.ts';

/** What the SDK's refusal to read can mean besides a failure. */
export type ToldOutcome = { found: 'nothing' } | { found: 'address'; url: string };

/** The text of a string literal as Rust writes it; what isn't JSON as well stays as it is. */
function unquoted(literal: string): string {
  try {
    return String(JSON.parse(literal));
  } catch {
    return literal.slice(1, -1);
  }
}

/**
 * What the SDK means when it returns no report: that the file has no manifest store, or that the manifest is at another
 * address.
 * @returns undefined for a real failure
 */
export function toldOutcome(error: unknown): ToldOutcome | undefined {
  const said = error instanceof ReadError ? error.message : '';
  if (said === 'C2pa(JumbfNotFound)') return { found: 'nothing' };
  const url = /^C2pa\(RemoteManifestUrl\((".*")\)\)$/s.exec(said)?.[1];
  return url === undefined ? undefined : { found: 'address', url: unquoted(url) };
}

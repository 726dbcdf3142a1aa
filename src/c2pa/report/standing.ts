import type { State } from './report.ts';

/**
 * How far the statements in a manifest can be relied on:
 *
 * - `signed`: they haven't changed since the signer made them. Whether they're true is another matter.
 * - `unbound`: the same, but whether they're about this file wasn't checked.
 * - `unreliable`: a check failed, or there's no result. They aren't shown as statements of the signer.
 */
export type Standing = 'signed' | 'unbound' | 'unreliable';

/** @param state of the report; anything that isn't known to hold is unreliable */
export function standingOf(state: State): Standing {
  if (state === 'Trusted' || state === 'Valid') return 'signed';
  return state === 'Unbound' ? 'unbound' : 'unreliable';
}

import type { State } from './report.ts';

/**
 * How far the statements in a manifest can be relied on:
 *
 * - `signed`: they haven't changed since the signer made them. Whether they're true is a separate question.
 * - `unbound`: the same, but whether they're about this file wasn't checked.
 * - `unreliable`: a check failed, or there's no result. They aren't shown as the signer's statements.
 */
export type Standing = 'signed' | 'unbound' | 'unreliable';

/** @param state of the report; anything that isn't known to be valid is unreliable */
export function standingOf(state: State): Standing {
  if (state === 'Trusted' || state === 'Valid') return 'signed';
  return state === 'Unbound' ? 'unbound' : 'unreliable';
}

/** The heading above the statements. */
export const SAID_TITLES: Readonly<Record<Standing, string>> = {
  signed: 'What the signer says',
  unbound: 'What the signer says',
  unreliable: 'Manifest contents (unverified)',
};

/** How far they can be relied on, in one sentence. */
export const SAID_WORDS: Readonly<Record<Standing, string>> = {
  signed: 'These statements haven’t changed since they were signed. Whether they’re true wasn’t checked.',
  unbound: 'Whether these statements are about this file wasn’t checked, nor whether they’re true.',
  unreliable: 'A check failed or is missing, so anyone could have written or changed these statements.',
};

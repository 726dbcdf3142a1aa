import type { Reliability } from './states.ts';

export { reliabilityOf } from './states.ts';

/** The heading above the statements. */
export const STATEMENT_TITLES: Readonly<Record<Reliability, string>> = {
  signed: 'What the signer says',
  unbound: 'What the signer says',
  unreliable: 'Manifest contents (unverified)',
};

/** How far they can be relied on, in one sentence. */
export const STATEMENT_NOTES: Readonly<Record<Reliability, string>> = {
  signed: 'These statements haven’t changed since they were signed. Whether they’re true wasn’t checked.',
  unbound: 'Whether these statements are about this file wasn’t checked, nor whether they’re true.',
  unreliable: 'A check failed or is missing, so anyone could have written or changed these statements.',
};

import signers from '../../../data/trust-lists/c2pa.json' with { type: 'json' };
import stamps from '../../../data/trust-lists/c2pa-tsa.json' with { type: 'json' };
import type { ConvertedList } from './trust.ts';

/**
 * The lists that the site uses by default, with their credit and source. A list changes several times a year, and a copy
 * that isn't updated trusts certificates that were withdrawn.
 */
export const trustLists: readonly ConvertedList[] = [
  { ...signers, counts: 'signers' },
  { ...stamps, counts: 'time stamps' },
];

import { broken, type Clause, type Refused } from '../refused.ts';
import type { Span } from '../types.ts';

/** The clauses of C2PA 2.4 that general box hashes are judged by. */
export const CLAUSES = {
  validation: { section: '15.12.3', anchor: '_validating_a_general_box_hash' },
  description: { section: '18.7.1', anchor: '_description_6' },
  algorithm: { section: '15.4', anchor: '_determining_the_hashing_algorithm' },
} as const satisfies Record<string, Clause>;

export const malformed = (message: string): Refused =>
  broken('assertion.boxesHash.malformed', message, CLAUSES.validation);

export const mismatch = (message: string, spans: Span[] = []): Refused =>
  broken('assertion.boxesHash.mismatch', message, CLAUSES.validation, spans);

export const unknownBox = (message: string, spans: Span[] = []): Refused =>
  broken('assertion.boxesHash.unknownBox', message, CLAUSES.validation, spans);

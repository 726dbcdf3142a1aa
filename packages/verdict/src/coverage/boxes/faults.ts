import { broken, type Refused } from '../faults.ts';
import type { FaultKind, Span } from '../types.ts';

/** The assertion doesn't follow the standard: `assertion.boxesHash.malformed`. */
export const malformed = (message: string): Refused =>
  broken('assertion.boxesHash.malformed', '15.12.3', message);

/** The file doesn't match the hash: `assertion.boxesHash.mismatch`. */
export const mismatch = (message: string, spans: Span[] = [], kind?: FaultKind): Refused =>
  broken('assertion.boxesHash.mismatch', '15.12.3', message, spans, kind);

/** The file has a box that the hash doesn't name: `assertion.boxesHash.unknownBox`. */
export const unknownBox = (message: string, spans: Span[] = []): Refused =>
  broken('assertion.boxesHash.unknownBox', '15.12.3', message, spans);

import { broken, type Refused } from '../faults.ts';
import type { Span } from '../types.ts';

export const malformed = (message: string): Refused =>
  broken('assertion.boxesHash.malformed', '15.12.3', message);

export const mismatch = (message: string, spans: Span[] = []): Refused =>
  broken('assertion.boxesHash.mismatch', '15.12.3', message, spans);

export const unknownBox = (message: string, spans: Span[] = []): Refused =>
  broken('assertion.boxesHash.unknownBox', '15.12.3', message, spans);

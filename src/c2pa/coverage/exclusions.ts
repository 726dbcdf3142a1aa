import { broken } from './faults.ts';
import type { Span } from './types.ts';

/**
 * The exclusion ranges of a data hash, in order. Only a list of integer ranges in ascending order, without
 * overlaps, is accepted (C2PA 2.4, §15.12.1.1 and §18.5.2).
 * @param size of the file, bytes
 * @throws Refused
 */
export function exclusionsOf(listed: unknown, size: number): Span[] {
  const refuse = (message: string, spans: Span[] = []): never => {
    throw broken('assertion.dataHash.malformed', '15.12.1.1', message, spans);
  };
  if (listed === undefined) return [];
  if (!Array.isArray(listed)) return refuse('The exclusions of the data hash are not a list.');
  const spans: Span[] = [];
  for (const one of listed) {
    const span = one instanceof Map ? { start: one.get('start'), length: one.get('length') } : undefined;
    const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
    if (!span || !isWhole(span.start) || !isWhole(span.length))
      return refuse(
        'An exclusion of the data hash has no start and length that are whole numbers from 0 on.',
      );
    // An empty range leaves nothing out; SDKs write one for a sidecar.
    if (span.length === 0) continue;
    const before = spans.at(-1);
    if (before && before.start + before.length > span.start)
      return refuse(
        `The exclusions of the data hash overlap or aren't in order: one ends at byte ${before.start + before.length}, the next starts at byte ${span.start}.`,
        [span],
      );
    if (span.start + span.length > size)
      throw broken(
        'assertion.dataHash.mismatch',
        '15.12.1.1',
        `An exclusion of the data hash ends at byte ${span.start + span.length}, but the file has ${size} bytes.`,
        [span],
      );
    spans.push({ start: span.start, length: span.length });
  }
  return spans;
}

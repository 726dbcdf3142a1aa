import type { Span } from './types.ts';

/** The position after the last byte. */
export const endOf = ({ start, length }: Span): number => start + length;
/** Whether two spans are the same bytes. */
export const isSame = (a: Span, b: Span): boolean => a.start === b.start && a.length === b.length;
/** Whether two spans share a byte. */
export const touches = (a: Span, b: Span): boolean => a.start < endOf(b) && b.start < endOf(a);

/** Spans in ascending order, with adjacent and overlapping ones merged. */
export function merged(spans: Iterable<Span>): Span[] {
  const sorted = [...spans].filter(({ length }) => length > 0).sort((a, b) => a.start - b.start);
  const joined: Span[] = [];
  for (const { start, length } of sorted) {
    const last = joined.at(-1);
    if (last && start <= last.start + last.length)
      last.length = Math.max(last.length, start + length - last.start);
    else joined.push({ start, length });
  }
  return joined;
}

/** The parts of a span outside `gone`, which must come from `merged`. */
export function* partsOutside({ start, length }: Span, gone: readonly Span[]): Generator<Span> {
  const end = start + length;
  let place = start;
  for (let index = firstEndingAfter(gone, start); index < gone.length; index += 1) {
    const hole = gone[index];
    if (!hole || hole.start >= end) break;
    if (hole.start > place) yield { start: place, length: hole.start - place };
    place = Math.max(place, hole.start + hole.length);
  }
  if (place < end) yield { start: place, length: end - place };
}

/** The first span of `spans` that a span touches. `spans` must come from `merged`. */
export function overlapOf({ start, length }: Span, spans: readonly Span[]): Span | undefined {
  const found = spans[firstEndingAfter(spans, start)];
  return length > 0 && found && found.start < start + length ? found : undefined;
}

function firstEndingAfter(spans: readonly Span[], place: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const span = spans[middle];
    if (span && span.start + span.length > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

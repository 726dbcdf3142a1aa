import type { Segment } from '../source.ts';

// Private-use characters, which our text doesn't contain, so that the response doesn't contain HTML that could be
// trusted by mistake.
export const MARK_START = '\u{e000}';
export const MARK_END = '\u{e001}';

/** Splits a highlighted value at its marks. Unpaired marks are harmless. */
export function segmentsOf(value: string): Segment[] {
  return value.split(MARK_START).flatMap((part, index) => {
    if (index === 0) return plain(part.replaceAll(MARK_END, ''));
    const end = part.indexOf(MARK_END);
    const [inside, after] = end < 0 ? [part, ''] : [part.slice(0, end), part.slice(end + 1)];
    return [...(inside ? [{ text: inside, marked: true }] : []), ...plain(after.replaceAll(MARK_END, ''))];
  });
}

const plain = (text: string): Segment[] => (text ? [{ text, marked: false }] : []);

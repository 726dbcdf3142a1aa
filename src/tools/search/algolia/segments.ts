import type { Segment } from '../source.ts';

// Private-use characters, which no text of ours has: so there is no HTML in an answer that one could trust by mistake.
export const MARK_START = '\u{e000}';
export const MARK_END = '\u{e001}';

/** Cuts a highlighted value at its marks. Marks without a partner do no harm. */
export function segmentsOf(value: string): Segment[] {
  return value.split(MARK_START).flatMap((part, index) => {
    if (index === 0) return plain(part.replaceAll(MARK_END, ''));
    const end = part.indexOf(MARK_END);
    const [inside, after] = end < 0 ? [part, ''] : [part.slice(0, end), part.slice(end + 1)];
    return [...(inside ? [{ text: inside, marked: true }] : []), ...plain(after.replaceAll(MARK_END, ''))];
  });
}

const plain = (text: string): Segment[] => (text ? [{ text, marked: false }] : []);

/** Estimated heights of text in CSS pixels, for what happens before a browser has laid it out. */

/** Per character of running text: 75 characters a line of 28 px. */
export const CHARACTER = 28 / 75;
/** Per line of code. */
export const CODE_LINE = 22;

/** Height of a window in CSS pixels: what's further down isn't visible at first. */
const WINDOW = 700;

const DRAWING = 300;

/** The approximate height of part of a page's HTML. */
function heightOf(html: string): number {
  const withoutDrawings = html.replace(/<svg[\s\S]*?<\/svg>/g, '');
  const text = withoutDrawings.replace(/<pre[\s\S]*?<\/pre>/g, '').replace(/<[^>]*>/g, '');
  const code = withoutDrawings.match(/<pre[\s\S]*?<\/pre>/g)?.join('') ?? '';
  const drawings = html.match(/<svg/g)?.length ?? 0;
  return text.length * CHARACTER + code.split('\n').length * CODE_LINE + drawings * DRAWING;
}

/** Height of the part of a page that's processed in one task, in pixels. */
const PIECE = 1_500;

interface Marks {
  /** Inserted once: at the first section that starts below the window, or at the end. */
  fold: string;
  /** Inserted at the fold, and again after each {@link PIECE}. */
  piece: string;
}

/**
 * Divides a page's text into pieces that a slow device processes one after the other. Everything before the fold can
 * be drawn while the browser waits for what the mark there loads. All marks come before headings.
 */
export function markFold(html: string, { fold, piece }: Marks): string {
  const parts: string[] = [];
  let height = 0;
  let from = 0;
  let isBelow = false;
  for (const { index, 1: level } of html.matchAll(/(?<!<\/h\d>)<h([23])[ >]/g)) {
    if (!isBelow && level !== '2') continue;
    const part = html.slice(from, index);
    height += heightOf(part);
    from = index;
    parts.push(part);
    if (height <= (isBelow ? PIECE : WINDOW)) continue;
    parts.push(isBelow ? piece : piece + fold);
    isBelow = true;
    height = 0;
  }
  return parts.join('') + html.slice(from) + (isBelow ? '' : fold);
}

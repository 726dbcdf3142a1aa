/** Height of a window, in CSS pixels: what lies further down isn't seen at first. */
const WINDOW = 700;

/** Pixels per character of running text: 75 characters a line of 28 px. */
const CHARACTER = 28 / 75;
const CODE_LINE = 22;
const DRAWING = 300;

/** How high a piece of a page's HTML is, roughly. */
function heightOf(html: string): number {
  const withoutDrawings = html.replace(/<svg[\s\S]*?<\/svg>/g, '');
  const text = withoutDrawings.replace(/<pre[\s\S]*?<\/pre>/g, '').replace(/<[^>]*>/g, '');
  const code = withoutDrawings.match(/<pre[\s\S]*?<\/pre>/g)?.join('') ?? '';
  const drawings = html.match(/<svg/g)?.length ?? 0;
  return text.length * CHARACTER + code.split('\n').length * CODE_LINE + drawings * DRAWING;
}

/** So much of a page is one piece of work, in pixels. */
const PIECE = 1_500;

interface Marks {
  /** Stands once: at the first section that starts below the window, or at the end. */
  fold: string;
  /** Stands at the fold, and again after each {@link PIECE}. */
  piece: string;
}

/**
 * Cuts a page's text into pieces that a slow device handles one after the other. Everything before the fold can be drawn
 * while the browser waits for what the mark there loads. All marks stand before headings.
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

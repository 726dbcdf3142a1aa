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

/**
 * Puts `mark` before the first section heading (h2) that starts below the window, or at the end. Everything before it
 * can be drawn while the browser waits for what the mark loads, so that a slow device has two short tasks instead of a
 * long one.
 */
export function markFold(html: string, mark: string): string {
  let height = 0;
  let from = 0;
  for (const { index } of html.matchAll(/<h2[ >]/g)) {
    height += heightOf(html.slice(from, index));
    from = index;
    if (height > WINDOW) return html.slice(0, index) + mark + html.slice(index);
  }
  return html + mark;
}

/**
 * Brings the first visible element of a kind into view whose text or label contains `text`. Says where in the
 * window its middle is, also when it's in a frame, or nothing when a click there would miss it. Runs in the page.
 */
export function placeOf(css: string, text: string): [x: number, y: number] | undefined {
  const says = (one: HTMLElement) =>
    `${one.textContent} ${one.getAttribute('aria-label') ?? ''}`.includes(text);
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && says(one),
  );
  if (!element) return undefined;
  const middle = (): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const isHit = () => {
    const hit = document.elementFromPoint(...middle());
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  if (window.frameElement || !isHit())
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  if (!isHit()) return undefined;
  const frame = window.frameElement;
  const outer = frame?.getBoundingClientRect();
  const [x, y] = middle();
  return [
    Math.round(x + (outer?.left ?? 0) + (frame?.clientLeft ?? 0)),
    Math.round(y + (outer?.top ?? 0) + (frame?.clientTop ?? 0)),
  ];
}

/** What a window stores during a click. */
interface Clicking {
  isClickAwaited?: boolean;
}

/**
 * Scrolls the first visible element of a kind whose text or label contains `text` into view. Returns the position of
 * its center in the window, also in a frame, or nothing if a click there would miss it. Runs on the page.
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
  const awaiting = window as Clicking;
  awaiting.isClickAwaited = true;
  const note = ({ target }: Event) => {
    if (target instanceof Node && (element.contains(target) || target.contains(element)))
      delete awaiting.isClickAwaited;
  };
  addEventListener('click', note, { capture: true, once: true });
  const frame = window.frameElement;
  const outer = frame?.getBoundingClientRect();
  const [x, y] = middle();
  return [
    Math.round(x + (outer?.left ?? 0) + (frame?.clientLeft ?? 0)),
    Math.round(y + (outer?.top ?? 0) + (frame?.clientTop ?? 0)),
  ];
}

/**
 * Whether the click missed the element that `placeOf` found because the page moved at that moment. Runs on the page.
 */
export const wasMissed = (): boolean => (window as Clicking).isClickAwaited === true;

/** What a window stores during a click. */
interface Clicking {
  isClickAwaited?: boolean;
}

/**
 * Scrolls the first visible element of a kind into view. Returns the position of
 * its center in the window, also in a frame, or nothing if a click there would miss it. Runs on the page.
 */
export function placeOf(css: string): [x: number, y: number] | undefined {
  const element = [...document.querySelectorAll(css)].find((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  if (!element) return undefined;
  const middle = (): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  /** What a click would hit; some elements leave clicks to the one around them. */
  const hitNow = () => {
    const hit = document.elementFromPoint(...middle());
    return hit && (element.contains(hit) || hit.contains(element)) ? hit : undefined;
  };
  if (window.frameElement || !hitNow())
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const hit = hitNow();
  if (!hit) return undefined;
  const awaiting = window as Clicking;
  awaiting.isClickAwaited = true;
  // If the page moves between press and release, the click goes to what's around both places: that's a miss.
  const note = ({ target }: Event) => {
    if (target === hit || (target instanceof Node && element.contains(target)))
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

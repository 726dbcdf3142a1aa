/** What a window remembers while a click in it is under way. */
interface Clicking {
  isClickAwaited?: boolean;
}

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

/** Whether the click on the element that `placeOf` found went elsewhere: the page moved at that moment. Runs in the page. */
export const wasMissed = (): boolean => (window as Clicking).isClickAwaited === true;

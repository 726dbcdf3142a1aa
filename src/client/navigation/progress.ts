/** The bar at the top while a page loads slowly. Figures from spec §4. */
const DELAY = 200;
const MINIMUM = 0.08;
const TRICKLE = 800;

let waiting: ReturnType<typeof setTimeout> | undefined;
let trickling: ReturnType<typeof setInterval> | undefined;
let bar: HTMLElement | undefined;
let done = MINIMUM;

function show(share: number) {
  done = share;
  if (bar) bar.style.transform = `scaleX(${share})`;
}

/** How far the bar moves by itself: less the closer it is to the end. */
export function trickle(share: number): number {
  const step = share < 0.2 ? 0.1 : share < 0.5 ? 0.04 : share < 0.8 ? 0.02 : 0.005;
  return Math.min(share + step, 0.994);
}

/** Shows the bar if the navigation is still in progress after 200 ms. */
export function startProgress(): void {
  endProgress();
  waiting = setTimeout(() => {
    const look = { className: 'progress', role: 'progressbar', ariaLabel: 'Loading page' };
    bar = Object.assign(document.createElement('div'), look);
    show(MINIMUM);
    document.body.append(bar);
    trickling = setInterval(() => show(trickle(done)), TRICKLE);
  }, DELAY);
}

/** Fills the bar and removes it. */
export function endProgress(): void {
  clearTimeout(waiting);
  clearInterval(trickling);
  const ended = bar;
  show(1);
  bar = undefined;
  if (ended) setTimeout(() => ended.remove(), DELAY);
}

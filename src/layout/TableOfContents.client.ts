let stop: AbortController | undefined;

/** The last heading above the reading line, or the first heading if none is. */
export function currentHeading(tops: readonly number[], line: number): number {
  const below = tops.findIndex((top) => top > line);
  return below < 0 ? tops.length - 1 : Math.max(0, below - 1);
}

/** Pixels from the window's top: a heading above it is being read. */
const READING_LINE = 140;

/** Pixels at both ends of the list where an entry is too near its edge. */
const EDGE = 60;

/** A list that's taller than the window follows the reader. `scrollIntoView` could also move the page. */
function keepInView(list: Element, { offsetTop }: HTMLElement): void {
  const place = offsetTop - list.scrollTop;
  if (place < EDGE || place > list.clientHeight - EDGE) list.scrollTop = offsetTop - list.clientHeight / 2;
}

/** Marks the entry of the section being read, and keeps it in view. */
export function markCurrentHeading(): void {
  stop?.abort();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a')];
  if (!links.length) return;
  stop = new AbortController();
  const list = document.querySelector('.toc');
  // The bar on a phone names the section.
  const section = document.querySelector('.toc-bar > span');
  const headings = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  let marked = links.find((link) => link.matches('[aria-current]'));
  let waiting = false;
  const mark = () => {
    waiting = false;
    // The next page can be one without contents.
    if (!links[0]?.isConnected) return stop?.abort();
    const tops = headings.map((heading) => heading?.getBoundingClientRect().top ?? 0);
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2 && scrollY > 0;
    const link = links[atEnd ? links.length - 1 : currentHeading(tops, READING_LINE)];
    if (!link) return;
    // Before the first section, it names none.
    const hasBegun = atEnd || (tops[0] ?? 0) <= READING_LINE;
    const name = hasBegun ? link.textContent : '';
    if (section && section.textContent !== name) section.textContent = name;
    if (link === marked) return;
    marked?.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    marked = link;
    if (list) keepInView(list, link);
  };
  const soon = () => {
    if (!waiting) requestAnimationFrame(mark);
    waiting = true;
  };
  addEventListener('scroll', soon, { passive: true, signal: stop.signal });
  addEventListener('resize', soon, { passive: true, signal: stop.signal });
  soon();
}

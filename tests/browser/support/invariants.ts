/** What no page may do at any width, as lines for an assertion: `overlap: “Copy page” covers “Docs”`. Runs in the page. */
export function broken(): string[] {
  const found: string[] = [];
  const say = (rule: string, what: string) => found.push(`${rule}: ${what}`);
  const nameOf = (element: Element) => {
    const { localName, className, textContent } = element;
    return `${localName}.${String(className)} “${textContent.trim().slice(0, 40)}”`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.sr-only, svg, option, noscript');
  const shown = (css: string) => [...document.querySelectorAll<HTMLElement>(css)].filter(isShown);
  const textsIn = (element: Element): Text[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts;
  };
  const rangeOf = (text: Text, start = 0, end = text.length) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return range;
  };
  const linesOf = (range: Range) =>
    new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
  /** The nearest ancestor that cuts or scrolls what is wider than it. */
  const frameOf = (element: Element | null): Element | undefined => {
    for (let one = element; one && one !== document.body; one = one.parentElement)
      if (getComputedStyle(one).overflowX !== 'visible') return one;
    return undefined;
  };

  scrollTo({ left: 10_000, behavior: 'instant' });
  if (scrollX !== 0) say('sideways', `the page scrolls by ${scrollX} px`);
  scrollTo({ left: 0, behavior: 'instant' });

  // Text over text, and text beyond the window or beyond a frame that doesn't scroll.
  const STAYS = '#navbar, .skip-link, .toc, .toc-bar, thead';
  const boxes: { rect: DOMRect; text: Text }[] = [];
  for (const text of textsIn(document.body)) {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || !isShown(parent) || parent.closest('script, style')) continue;
    const frame = frameOf(parent);
    const scrolls = frame && /auto|scroll/.test(getComputedStyle(frame).overflowX);
    const edge = frame?.getBoundingClientRect();
    for (const rect of rangeOf(text).getClientRects()) {
      // Text for screen readers has a box of one pixel.
      if (edge && Math.min(edge.width, edge.height) < 2) continue;
      const [left, right] = [edge?.left ?? 0, edge?.right ?? document.documentElement.clientWidth];
      // The bar has one line for the section's name, which ends in an ellipsis. The contents have all of it.
      const isLong = rect.width > 1 && (rect.left < left - 1 || rect.right > right + 1);
      if (!scrolls && isLong && !parent.matches('.toc-bar > span')) say('cut', nameOf(parent));
      // What scrolls, or stays while the page scrolls, is compared with nothing: it lies above other text.
      if (!frame && !parent.closest(STAYS) && rect.width > 1) boxes.push({ rect, text });
    }
  }
  boxes.sort((one, other) => one.rect.top - other.rect.top);
  for (const [index, { rect, text }] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      if (other.rect.top >= rect.bottom) break;
      const high = Math.min(rect.bottom, other.rect.bottom) - other.rect.top;
      const wide = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      // Lines of one paragraph may touch each other.
      if (wide > 2 && high > 0.5 * Math.min(rect.height, other.rect.height))
        say('overlap', `“${text.data.trim().slice(0, 40)}” and “${other.text.data.trim().slice(0, 40)}”`);
    }

  // Links in a sentence are as high as its lines, and paper isn't pressed.
  for (const target of shown('a[href], button, summary, select, input:not([type=hidden], [type=range])')) {
    const isInText = target.matches('.term *') || getComputedStyle(target).display === 'inline';
    const label = target.matches('[type=radio], [type=checkbox]') ? target.closest('label') : null;
    const { width, height } = (label ?? target).getBoundingClientRect();
    if (!isInText && !matchMedia('print').matches && width > 1 && Math.min(width, height) < 23.5)
      say('target', `${nameOf(target)} is ${Math.round(width)} × ${Math.round(height)}`);
  }

  // Names break between their parts, and short ones never. Comments in code are sentences.
  const NAMES = 'h1, h2, h3, h4, #sidebar a, .toc a, .prose :not(pre) > code';
  // At 320 px, a command has 28 characters a line.
  for (const element of shown(innerWidth < 390 ? NAMES : `${NAMES}, .terminal code`))
    for (const text of textsIn(element)) {
      // On a phone, a column of a table may be narrower than a name.
      if (text.parentElement?.closest(innerWidth < 640 ? '.c, table' : '.c')) continue;
      const word = element.closest('code, a')
        ? /(?<!\S)[\w.@][\w.@-]{0,12}[\w.@](?!\S)/g
        : /(?<![\p{L}\d])[\p{L}\d]{2,16}(?![\p{L}\d])/gu;
      for (const { 0: name, index } of text.data.matchAll(word))
        if (linesOf(rangeOf(text, index, index + name.length)) > 1)
          say('broken', `${name} in ${nameOf(element)}`);
    }

  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const title = document.querySelector('h1');
  for (const heading of shown('main :is(h2, h3, h4)'))
    if (title && sizeOf(heading) >= sizeOf(title)) say('larger than the title', nameOf(heading));

  for (const line of shown('.prose :is(> p, > :is(ul, ol) > li, dd):not(:has(figure, ul, ol, dl, table))'))
    if (line.getBoundingClientRect().width > 46 * Math.max(16, sizeOf(line))) say('long lines', nameOf(line));

  // A title that only screen readers have takes no place.
  const rights = shown('.prose > :is(h2, p, figure, .callout, .tabs)')
    .filter((one) => getComputedStyle(one).position !== 'absolute')
    .map((one) => Math.round(one.getBoundingClientRect().right));
  if (new Set(rights).size > 1) say('edges', `the text ends at ${[...new Set(rights)].join(' and ')} px`);

  // No column is narrower than eight characters, unless its content is; a sentence isn't a column of words.
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  for (const cell of shown('main tbody :is(th, td)')) {
    const { font, lineHeight, paddingLeft, paddingRight } = getComputedStyle(cell);
    const text = cell.textContent.trim();
    if (cell.scrollWidth > cell.clientWidth + 1) say('table', `${nameOf(cell)} is cut off`);
    const room = cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (canvas) canvas.font = font;
    const least = canvas?.measureText('n'.repeat(8)).width ?? 0;
    const lines = cell.clientHeight / Number.parseFloat(lineHeight);
    if (lines > 2 && text.length > 8 && room < least)
      say('table', `${nameOf(cell)} has only ${Math.round(room)} px`);
  }

  for (const element of shown('#sidebar a, .toc a, .code .copy, .code pre')) {
    element.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const [inner, outer] = [element, element.closest('.menu, .toc, .code')].map((one) =>
      one?.getBoundingClientRect(),
    );
    if (inner && outer && (inner.left - ring < outer.left - 1 || inner.right + ring > outer.right + 1))
      say('focus', `the ring of ${nameOf(element)} is cut`);
  }
  (document.activeElement as HTMLElement | null)?.blur();
  return [...new Set(found)];
}

/** Rows and short blocks of code that a page break of paper may cut. Runs in the page, styled for print. */
export const cutByPages = (): string[] =>
  [...document.querySelectorAll('tr, .code, .diagram, .callout')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 900)
    .filter((one) => getComputedStyle(one).breakInside !== 'avoid')
    .map((one) => `${one.localName}.${one.className} “${one.textContent.trim().slice(0, 40)}”`);

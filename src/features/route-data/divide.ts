import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { type RouteData, restPlace, routeDataPath } from './places.ts';

/** Estimated heights in CSS pixels: per character of running text, 75 a line of 28 px, and per line of code. */
const CHARACTER = 28 / 75;
const CODE_LINE = 22;

/** Height in CSS pixels after which a page may be divided: what's further down is seldom visible at first. */
const TOP = 800;
/** Shorter rests aren't worth a request; in characters, which are about 1 kB when compressed. */
const MIN_REST = 4_000;

/** Heights of what isn't text, and the distance before a block. */
const HEIGHTS: Readonly<Record<string, number>> = {
  figure: 100,
  img: 200,
  tr: 20,
  li: 10,
  p: 16,
  h2: 48,
  h3: 32,
};

const TAG = /<(\/?)([a-z][a-z0-9-]*)(?:"[^"]*"|[^">])*>/g;
const VOID = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
/** What a page may be divided before, and the elements that may be open there. */
const BLOCKS = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'dl',
  'div',
  'figure',
  'section',
  'details',
  'tr',
  'li',
]);
const AROUND = new Set(['main', 'article', 'section', 'div', 'table', 'tbody', 'ul', 'ol']);
/** Of these, a reader sees one line at most before opening them. */
const FOLDED = new Set(['details', 'svg']);

const heightOf = (text: string, open: readonly string[]): number => {
  if (open.some((name) => FOLDED.has(name))) return 0;
  return open.includes('pre') ? (text.split('\n').length - 1) * CODE_LINE : text.length * CHARACTER;
};

interface Tag {
  start: number;
  end: number;
  name: string;
  kind: 'opens' | 'closes' | 'empty';
}

function* tagsFrom(html: string, position: number): Generator<Tag> {
  for (const { index, 0: tag, 1: slash, 2: name = '' } of html.slice(position).matchAll(TAG)) {
    const start = position + index;
    const kind = slash ? 'closes' : VOID.has(name) || tag.endsWith('/>') ? 'empty' : 'opens';
    yield { start, end: start + tag.length, name, kind };
  }
}

interface Divided {
  /** With a place for each part of the rest. */
  top: string;
  /** What comes after the cut, for each element that's open there, from the inside out; empty if it isn't worth a request. */
  rest: string[];
}

/**
 * Divides a page's main content where its first screens end, by an estimate of its height.
 * @param html from `<main>` on; well-formed, with attributes in double quotes
 */
export function divide(html: string): Divided {
  const whole = { top: html, rest: [] };
  const open: string[] = [];
  let height = 0;
  let before = 0;
  for (const { start, end, name, kind } of tagsFrom(html, 0)) {
    height += heightOf(html.slice(before, start), open);
    before = end;
    if (kind === 'closes') {
      open.pop();
      // What follows isn't the page's text.
      if (name === 'main') return whole;
      continue;
    }
    if (height > TOP && BLOCKS.has(name) && open.every((around) => AROUND.has(around))) {
      const divided = cutAt(html, start, open);
      return divided.rest.join('').length < MIN_REST ? whole : divided;
    }
    if (!open.some((around) => FOLDED.has(around))) height += HEIGHTS[name] ?? 0;
    if (kind === 'opens') open.push(name);
  }
  return whole;
}

/** @param open names of the elements that are open at `position`, from the outside in, beginning with `main` */
function cutAt(html: string, position: number, open: readonly string[]): Divided {
  const around = [...open];
  const rest: string[] = [];
  let top = html.slice(0, position);
  let from = position;
  let depth = 0;
  for (const { start, end, kind } of tagsFrom(html, position)) {
    if (kind === 'opens') depth += 1;
    if (kind !== 'closes') continue;
    if (depth > 0) {
      depth -= 1;
      continue;
    }
    const part = html.slice(from, start);
    if (part) {
      top += restPlace(around.at(-1), rest.length === 0);
      rest.push(part);
    }
    top += html.slice(start, end);
    from = end;
    around.pop();
    if (around.length === 0) break;
  }
  return { top: top + html.slice(from), rest };
}

/**
 * A page's data by path: what the router swaps in, without the styles and the frame that all pages share. The rest of a long
 * page is in a file of its own.
 */
export function routeFiles(address: string, data: Omit<RouteData, 'rest'>): Map<string, string> {
  const path = routeDataPath(address, '/').slice(1);
  const main = data.html.indexOf('<main');
  const { top, rest } = divide(data.html.slice(main));
  if (rest.length === 0) return new Map([[path, JSON.stringify(data)]]);
  const text = JSON.stringify(rest);
  // The digest keeps the top of one build and the rest of another apart.
  const restPath = path.replace(/json$/, `${hash('sha256', text, 'hex').slice(0, 8)}.json`);
  const all: RouteData = { ...data, html: data.html.slice(0, main) + top, rest: basename(restPath) };
  return new Map([
    [restPath, text],
    [path, JSON.stringify(all)],
  ]);
}

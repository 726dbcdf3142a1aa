import type { Result, SearchPage, Segment } from './pages.ts';
import { normal } from './words.ts';

/** Characters of an excerpt, and how many of them come before the first word of the query. */
const EXCERPT = 200;
const BEFORE = 60;

/** A word in a heading says more about a section than one in its text. */
const HEADING = 3;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * What's to be marked: identifiers, and words that begin like one of the terms; of several with only spaces between them,
 * all. Stems end in `i` for words in `y`. Classes for letters of all scripts would take longer to compile than everything
 * else takes.
 */
function markerOf(terms: readonly string[]): RegExp {
  const parts = terms
    .toSorted((a, b) => b.length - a.length)
    .map((term) => (/^[a-z]{4,}$/.test(term) ? `${term.replace(/i$/, '[iy]')}\\w*` : escaped(term)));
  const one = `(?:${parts.join('|') || '(?!)'})(?!\\w)`;
  return new RegExp(`((?<!\\w)${one}(?: ${one})*)`, 'i');
}

/** Divides a text at what's marked: every second part is. */
const segmentsOf = (text: string, marker: RegExp): Segment[] =>
  text
    .split(marker)
    .map((part, at) => ({ text: part, marked: at % 2 === 1 }))
    .filter(({ text }) => text !== '');

/** A part of a text around the first marked word. */
function cut(text: string, marker: RegExp): string {
  if (text.length <= EXCERPT) return text;
  const first = Math.max(0, text.search(marker) - BEFORE);
  const start = first === 0 ? 0 : text.indexOf(' ', first) + 1;
  const end = text.length - start <= EXCERPT ? text.length : text.lastIndexOf(' ', start + EXCERPT);
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** The index of the greatest number, of equals the first. */
const greatest = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers));

/**
 * The section of a page that answers a query best, and the sentence that shows why.
 * @param terms those of the index that were found on the page
 */
export function resultOf(page: SearchPage, query: string, terms: readonly string[]): Result {
  const phrase = normal(query.trim());
  const headings = [page.title, ...page.headings].map(normal);
  const texts = (page.body?.texts ?? ['']).map((text) => normal(text.replaceAll('`', '')));
  const weighted = terms.map((term) => {
    const having = texts.filter((text, at) => text.includes(term) || headings[at]?.includes(term));
    // A word that most sections have doesn't tell them apart.
    return { term, weight: Math.log(1 + texts.length / Math.max(having.length, 1)) };
  });
  const worth = (text = '') =>
    weighted.reduce((sum, { term, weight }) => sum + (text.includes(term) ? weight : 0), 0) *
    (text.includes(phrase) ? 2 : 1);
  const best = greatest(texts.map((text, at) => HEADING * worth(headings[at]) + worth(text)));

  const lines = (page.body?.texts[best] ?? '').split('\n').filter((line) => !line.startsWith('\t'));
  const prose = [...(best === 0 ? [page.description] : []), ...lines].map((line) => line.replaceAll('`', ''));
  const line = prose[greatest(prose.map((one) => worth(normal(one))))] ?? page.description;
  const id = best > 0 ? page.body?.ids[best - 1] : undefined;
  const marker = markerOf(terms);
  return {
    address: id ? `${page.address}#${id}` : page.address,
    title: segmentsOf(page.title, marker),
    heading: best > 0 ? segmentsOf(page.headings[best - 1] ?? '', marker) : [],
    excerpt: segmentsOf(cut(line, marker), marker),
    section: page.section,
    kind: page.kind,
  };
}

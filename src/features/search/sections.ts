import type { Result, SearchPage, Segment } from './pages.ts';
import { normal } from './words.ts';

/** Characters of an excerpt, and how many of them come before the first word of the query. */
const EXCERPT = 200;
const BEFORE = 60;

/** A word in a heading says more about a section than one in its text. */
const HEADING = 3;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * What's to be marked: identifiers, and words that begin like one of the terms. Stems end in `i` for words in `y`. Classes
 * for letters of all scripts would take longer to compile than everything else takes.
 */
export function markerOf(terms: readonly string[]): RegExp {
  const parts = terms
    .toSorted((a, b) => b.length - a.length)
    .map((term) => (/^[a-z]{4,}$/.test(term) ? `${term.replace(/i$/, '[iy]')}\\w*` : escaped(term)));
  return new RegExp(`(?<!\\w)(?:${parts.join('|') || '(?!)'})(?!\\w)`, 'gi');
}

/** Divides a text at what's marked. Marked words with only a space between them are one phrase. */
export function segmentsOf(text: string, marker: RegExp): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  const add = (part: string, marked: boolean) => {
    const last = segments.at(-1);
    const before = segments.at(-2);
    if (marked && before?.marked && last?.text === ' ') {
      segments.pop();
      before.text += ` ${part}`;
    } else if (part !== '') segments.push({ text: part, marked });
  };
  for (const { 0: found, index } of text.matchAll(marker)) {
    add(text.slice(at, index), false);
    add(found, true);
    at = index + found.length;
  }
  add(text.slice(at), false);
  return segments;
}

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
export function resultOf(page: SearchPage, query: string, terms: readonly string[], marker: RegExp): Result {
  const { title, headings, description, body } = page;
  const phrase = normal(query.trim());
  const having = (text: string) => new Set(terms.filter((term) => text.includes(term)));
  const sections = (body?.texts ?? ['']).map((text, index) => {
    const plain = normal(text.replaceAll('`', ''));
    const isPhrase = phrase.includes(' ') && plain.includes(phrase);
    return {
      heading: having(normal(index === 0 ? title : (headings[index - 1] ?? ''))),
      text: having(plain),
      isPhrase,
    };
  });
  // A word that most sections have doesn't tell them apart.
  const counts = terms.map(
    (term) => sections.filter(({ heading, text }) => heading.has(term) || text.has(term)).length,
  );
  const worth = new Map(
    terms.map((term, index) => [term, Math.log(1 + sections.length / (counts[index] || 1))]),
  );
  const sum = (found: Set<string>) => [...found].reduce((total, term) => total + (worth.get(term) ?? 0), 0);
  const best = greatest(
    sections.map(({ heading, text, isPhrase }) => (HEADING * sum(heading) + sum(text)) * (isPhrase ? 2 : 1)),
  );
  const lines = (body?.texts[best] ?? '').split('\n').filter((line) => !line.startsWith('\t'));
  const prose = [...(best === 0 ? [description] : []), ...lines].map((line) => line.replaceAll('`', ''));
  const line =
    prose[greatest(prose.map((one) => sum(having(normal(one))) * (normal(one).includes(phrase) ? 2 : 1)))];
  const id = best > 0 ? body?.ids[best - 1] : undefined;
  return {
    address: id ? `${page.address}#${id}` : page.address,
    title: segmentsOf(title, marker),
    heading: best > 0 ? segmentsOf(headings[best - 1] ?? '', marker) : [],
    excerpt: segmentsOf(cut(line ?? description, marker), marker),
    section: page.section,
    kind: page.kind,
  };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFragment } from 'parse5';
import { canonicalAddress } from '../../src/addresses/address.ts';
import { builtPages } from '../../src/integrations/built-pages.ts';
import type { SiteData } from '../../src/integrations/configuration.ts';
import { attribute, childrenOf, type Element, isElement, textOf } from '../../src/integrations/html-tree.ts';
import { builtRecords } from '../../src/integrations/search/index.ts';
import type { SearchRecord } from '../../src/integrations/search/records.ts';
import { isIdentifier } from '../../src/search/words.ts';
import { type Query, readSet } from './relevance.ts';
import { randomNumbers } from './synthetic.ts';

/** The sets of the gate, by name. */
export type Sets = Record<(typeof NAMES)[number], Query[]>;
const NAMES = [
  'threads',
  'messages',
  'cut-messages',
  'identifiers',
  'labels',
  'plain-words',
  'more-threads',
  'earlier-unseen',
  'second-unseen',
  'new-threads',
  'new-threads, held out',
  'third-unseen',
  'fourth-unseen',
  'fifth-unseen',
  'sixth-unseen',
  'unseen',
] as const;

const MESSAGES = 150;
const IDENTIFIERS = 200;
/** The page that lists every message a page explains. */
const ERRORS = 'docs/errors.html';

/** Every set: those in tests/search, and those that are made from the built site. @param dir the built site */
export async function gateSets(site: SiteData, dir: string): Promise<Sets> {
  const records = await builtRecords(site, dir);
  const listed = await withOtherPages(await listedMessages(dir), records, dir);
  return {
    threads: await readSet('threads'),
    messages: messages(listed),
    'cut-messages': cutMessages(listed),
    identifiers: identifiers(records),
    labels: await labels(site, dir),
    'plain-words': await readSet('plain-words'),
    'more-threads': await readSet('more-threads'),
    'earlier-unseen': await readSet('earlier-unseen'),
    'second-unseen': await readSet('second-unseen'),
    'new-threads': (await readSet('new-threads')).filter(({ heldOut }) => !heldOut),
    'new-threads, held out': (await readSet('new-threads')).filter(({ heldOut }) => heldOut),
    'third-unseen': await readSet('third-unseen'),
    'fourth-unseen': await readSet('fourth-unseen'),
    'fifth-unseen': await readSet('fifth-unseen'),
    'sixth-unseen': await readSet('sixth-unseen'),
    unseen: await readSet('unseen'),
  };
}

/** Some of a list, spread over all of it. */
function some<One>(all: readonly One[], count: number, random: () => number): One[] {
  return all
    .map((one) => ({ one, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ one }) => one);
}

/** Queries with the same text are one query, whose pages are those of all. */
function merged(queries: readonly Query[]): Query[] {
  return [...Map.groupBy(queries, ({ query }) => query.toLowerCase()).values()].map((same) => ({
    query: same[0]?.query ?? '',
    pages: [...new Set(same.flatMap(({ pages }) => pages))],
  }));
}

/** The messages of four words and more in the list of errors. @param dir the built site */
async function listedMessages(dir: string): Promise<Query[]> {
  const html = await readFile(join(dir, ERRORS), 'utf8');
  const [article = ''] = /<article[\s>][\s\S]*<\/article>/.exec(html) ?? [];
  const rows = elements(parseFragment(article) as unknown as Element, 'tr').flatMap((row): Query[] => {
    const [first] = elements(row, 'th');
    const pages = elements(row, 'a').map((link) => (attribute(link, 'href') ?? '').replace(/#.*/, ''));
    const [code] = first ? elements(first, 'code').map(textOf) : [];
    return code && code.split(/\s+/).length >= 4 && pages.length > 0 ? [{ query: code, pages }] : [];
  });
  return merged(rows);
}

/** What's the same in a message, whichever quotes it was typed with. */
const plain = (text: string) =>
  text.replaceAll('`', '').replace(/\s+/g, ' ').replaceAll('’', "'").replace(/[“”]/g, '"').trim();

/**
 * The list links to tables of errors. Other pages explain a message, too: a line begins with it, or it stands by itself as code
 * in a row of another table, whose other cells have its cause, or in a heading.
 */
async function withOtherPages(
  listed: readonly Query[],
  records: ReadonlyArray<Pick<SearchRecord, 'pageAddress' | 'phrases' | 'messages'>>,
  dir: string,
): Promise<Query[]> {
  const pages = await builtPages(dir);
  const codes = new Map<string, Promise<Set<string>>>();
  const codesOn = (address: string): Promise<Set<string>> => {
    const file = pages.get(address)?.file;
    const known =
      codes.get(address) ?? (file ? codesInRows(join(dir, file)) : Promise.resolve(new Set<string>()));
    codes.set(address, known);
    return known;
  };
  return Promise.all(
    listed.map(async ({ query, pages: own }) => {
      // The libraries put the kind of error before a message, which has the same causes without it.
      const message = plain(query).replace(/^[A-Z]\w+: /, '');
      const same = listed.filter((other) => plain(other.query) === message);
      const found = new Set([...own, ...same.flatMap((other) => other.pages)]);
      for (const { pageAddress, phrases, messages } of records) {
        if (found.has(pageAddress) || !phrases.some((phrase) => plain(phrase).includes(message))) continue;
        const begins = messages.some((line) => plain(line).includes(message));
        if (begins || (await codesOn(pageAddress)).has(message)) found.add(pageAddress);
      }
      return { query, pages: [...found] };
    }),
  );
}

/** The code in the rows and headings of a page's article. */
async function codesInRows(file: string): Promise<Set<string>> {
  const [article = ''] = /<article[\s>][\s\S]*<\/article>/.exec(await readFile(file, 'utf8')) ?? [];
  const root = parseFragment(article) as unknown as Element;
  const parts = ['tr', 'h2', 'h3', 'h4'].flatMap((name) => elements(root, name));
  return new Set(parts.flatMap((part) => elements(part, 'code').map((code) => plain(textOf(code)))));
}

/** Messages cut at random places: at least three words, and half of them. */
function messages(all: readonly Query[]): Query[] {
  const random = randomNumbers(32);
  return some(all, MESSAGES, random).map(({ query }) => {
    const words = query.split(/\s+/);
    const length = Math.max(3, Math.ceil(words.length * (0.5 + random() / 2)));
    const start = Math.floor(random() * (words.length - length + 1));
    const part = words.slice(start, start + length).join(' ');
    return { query: part, pages: pagesWith(all, part) };
  });
}

/** At least this many characters of a message, and half of them. */
const LEAST_CUT = 20;

/** Messages as they come from a narrow terminal or a chat: from the middle of a word, with other quotes and ellipses. */
function cutMessages(all: readonly Query[]): Query[] {
  const random = randomNumbers(34);
  const long = all.filter(({ query }) => query.length >= 2 * LEAST_CUT);
  return some(long, MESSAGES, random).map(({ query }) => {
    const length = Math.floor(query.length * (0.5 + random() / 2));
    const start = Math.floor(random() * (query.length - length + 1));
    const part = query.slice(start, start + length).trim();
    const typed = part.replaceAll('…', '...').replaceAll("'", '’').replaceAll('"', '“').replaceAll('`', '');
    return { query: typed, pages: pagesWith(all, part) };
  });
}

/** The pages of every message that has the part, whatever punctuation it was cut at. */
function pagesWith(all: readonly Query[], part: string): string[] {
  const [words = part] = /[\p{L}\p{N}].*[\p{L}\p{N}]/u.exec(part) ?? [];
  return [...new Set(all.filter(({ query }) => query.includes(words)).flatMap(({ pages }) => pages))];
}

/** Names that are titles or headings; a third of those with parts lack their first part. */
function identifiers(
  records: ReadonlyArray<{ heading: string; title: string; pageAddress: string }>,
): Query[] {
  const random = randomNumbers(200);
  const all = records.flatMap(({ heading, pageAddress }): Query[] => {
    const [name = ''] = heading.split(' ');
    const rest = heading.slice(name.length);
    const isName =
      isIdentifier(name) && !name.endsWith(':') && name.length > 4 && /^$|^ \(|^ [a-z]+$/.test(rest);
    return isName ? [{ query: name.replace(/\(.*/, ''), pages: [pageAddress] }] : [];
  });
  return some(merged(all), IDENTIFIERS, random).map(({ query, pages }) => {
    const parts = query.split('.');
    if (parts.length < 3 || random() > 1 / 3) return { query, pages };
    const part = parts.slice(1).join('.');
    const having = all.filter((one) => one.query.includes(part)).flatMap((one) => one.pages);
    return { query: part, pages: [...new Set(having)] };
  });
}

/** Every label in the sidebar, with the pages that have it. */
async function labels({ site }: SiteData, dir: string): Promise<Query[]> {
  const pages = await builtPages(dir);
  const links = [...pages.values()].flatMap(({ links }) => links.filter(({ place }) => place === 'sidebar'));
  const found = new Map(
    links.map(({ href, text }) => [canonicalAddress(`/${href.slice(site.base.length)}`), text]),
  );
  return merged(
    [...found].flatMap(([address, text]) => (pages.has(address) ? [{ query: text, pages: [address] }] : [])),
  );
}

function elements(root: Element, name: string): Element[] {
  return childrenOf(root)
    .filter(isElement)
    .flatMap((child) => [...(child.tagName === name ? [child] : []), ...elements(child, name)]);
}

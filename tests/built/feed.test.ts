import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFragment } from 'parse5';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { builtDir } from '../support/site-pages.ts';
import { attribute, type Element, named, text } from './dom.ts';
import { expectNone, fileOf, pages, site } from './site.ts';

const path = join(builtDir, 'feed.xml');

const xml = existsSync(path) ? readFileSync(path, 'utf8') : '';
// A parser for HTML finds the elements, because none but `link` is empty. Whether it's XML, the first test says.
const [feed] = named(parseFragment(xml), 'feed');
const entries = feed ? named(feed, 'entry') : [];
/** Its own elements of this name, and not those of its entries. */
const all = (node: Element, name: string) => named(node, name).filter((one) => one.parentNode === node);
const textOf = (node: Element, name: string) => all(node, name).map(text).join();
const linkOf = (node: Element, rel: string) =>
  all(node, 'link').flatMap((one) => (attribute(one, 'rel') === rel ? (attribute(one, 'href') ?? '') : []));
const address = `${site.url}${site.base}feed.xml`;

test('there is a feed where one is configured, and only there', () => {
  expect(feed !== undefined).toBe(site.feed !== undefined);
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => expect.fail(error.message));
  if (xml) parser.write(xml).close();
  expect(feed ? entries.length : 1).toBeGreaterThan(0);
});

test('the feed has what Atom requires: one id, title, and date each, and an author', () => {
  for (const node of feed ? [feed, ...entries] : []) {
    for (const name of ['id', 'title', 'updated'])
      expect(all(node, name).length, `${name} of ${textOf(node, 'id')}`).toBe(1);
    expect(textOf(node, 'title').trim()).not.toBe('');
    expect(textOf(node, 'updated')).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
  }
  const authors = feed ? all(feed, 'author').map((one) => textOf(one, 'name')) : [];
  expect(authors).toEqual(feed ? [site.organizationName ?? site.title] : []);
  expect(feed ? linkOf(feed, 'self') : []).toEqual(site.feed ? [address] : []);
});

test('every entry has an id of its own', () => {
  const ids = entries.map((entry) => textOf(entry, 'id'));
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
});

test('every entry leads to its place on the page, and every place has its entry', () => {
  const page = pages.find(({ address }) => address === `${site.base}${site.feed?.page.slice(1)}`);
  const anchors = (page?.all ?? [])
    .filter(({ tagName }) => tagName === 'h3')
    .map((one) => `${site.url}${page?.address}#${attribute(one, 'id')}`);
  expect(entries.flatMap((entry) => linkOf(entry, 'alternate'))).toEqual(anchors);
});

test('the head of every page names the feed where there is one', () => {
  expectNone(pages, function* ({ document }) {
    const links = named(document, 'link').filter(
      (one) => attribute(one, 'rel') === 'alternate' && attribute(one, 'type') === 'application/atom+xml',
    );
    const urls = links.map((one) => new URL(attribute(one, 'href') ?? '', site.url).href).join();
    yield urls !== (site.feed ? address : '') && `it names the feed "${urls}"`;
    yield links.some((one) => !fileOf(attribute(one, 'href') ?? '')) && 'there is no such file';
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { expect, test } from 'vitest';
import { builtDir } from '../support/site-pages.ts';
import { attribute, named } from './dom.ts';
import { fileOf, pages, problems, site } from './site.ts';

const ATOM = 'http://www.w3.org/2005/Atom';
const path = join(builtDir, 'feed.xml');

interface Node {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Node[];
}

/**
 * The root of an XML document. @throws Error if it isn't well-formed; the name includes any namespace other than
 * Atom's
 */
function parse(xml: string): Node {
  const top: Node = { name: '', attributes: {}, text: '', children: [] };
  const open = [top];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag: SaxesTagNS) => {
    const name = tag.uri === ATOM ? tag.local : `{${tag.uri}}${tag.local}`;
    const attributes = Object.fromEntries(Object.values(tag.attributes).map((one) => [one.name, one.value]));
    const node: Node = { name, attributes, text: '', children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  const [root] = top.children;
  if (!root) throw new Error('the document is empty');
  return root;
}

const feed = existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
const entries = feed?.children.filter(({ name }) => name === 'entry') ?? [];
const all = (node: Node, name: string) => node.children.filter((one) => one.name === name);
const textOf = (node: Node, name: string) => all(node, name)[0]?.text ?? '';
const linkOf = (node: Node, rel: string) =>
  all(node, 'link').find(({ attributes }) => attributes.rel === rel)?.attributes.href ?? '';
const address = `${site.url}${site.base}feed.xml`;

test('there is a feed where one is configured, and only there', () => {
  expect(feed !== undefined).toBe(site.feed !== undefined);
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
  expect(feed && linkOf(feed, 'self')).toBe(site.feed && address);
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
  expect(entries.map((entry) => linkOf(entry, 'alternate'))).toEqual(anchors);
});

test('the head of every page names the feed where there is one', () => {
  const found = problems(pages, function* ({ document }) {
    const links = named(document, 'link').filter(
      (one) => attribute(one, 'rel') === 'alternate' && attribute(one, 'type') === 'application/atom+xml',
    );
    const urls = links.map((one) => new URL(attribute(one, 'href') ?? '', site.url).href).join();
    yield urls !== (site.feed ? address : '') && `it names the feed "${urls}"`;
    yield links.some((one) => !fileOf(attribute(one, 'href') ?? '')) && 'there is no such file';
  });
  expect(found).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { builtDir } from '../support/site-pages.ts';
import { attribute, type Element, hasClass, named } from './dom.ts';
import { expectNone, fileOf, link, meta, type Page, pages, readingPages, site } from './site.ts';

const read = (file: string) => readFileSync(join(builtDir, file), 'utf8');

/** The Markdown twin that a page links to. */
function twin(page: Page): string | undefined {
  const alternate = named(page.document, 'link').find(
    (one) => attribute(one, 'rel') === 'alternate' && attribute(one, 'type') === 'text/markdown',
  );
  const file = alternate && fileOf(attribute(alternate, 'href') ?? '');
  return file && read(file);
}

const twins = pages
  .map((page) => ({ page, twin: twin(page) }))
  .filter((one) => one.twin !== undefined) as Array<{
  page: Page;
  twin: string;
}>;
const twinOf = new Map(twins.map(({ page, twin }) => [page, twin]));
const withTwin = twins.map(({ page }) => page);

/** The text of a block, in which a space may keep words together. A marked line has no line break of its own, and a deleted line isn't part of the program. */
const codeText = (element: Element): string =>
  element.childNodes
    .filter(({ nodeName }) => nodeName !== 'del' && nodeName !== 'button')
    .map((child) => {
      if ('value' in child) return child.value.replaceAll('\u00a0', ' ');
      return 'tagName' in child ? codeText(child) + (/^(?:ins|mark)$/.test(child.tagName) ? '\n' : '') : '';
    })
    .join('');

/** Lines without the indentation and quotation marks added by a list or callout around them. */
const flat = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^[\s>]+/, '').trimEnd())
    .join('\n');

/** The text outside code, the only place where our own syntax could be left over. */
const prose = (markdown: string) =>
  markdown.replace(/^([\s>]*)(`{3,})[\s\S]*?^[\s>]*\2\s*$/gm, '').replace(/(`+)[^`].*?\1/g, '');

test('every page of the docs, the home page and the landing page have a Markdown twin', () => {
  expectNone(readingPages, function* (page) {
    const expected = page.address === site.base || page.address.startsWith(`${site.base}docs`);
    yield expected && !twinOf.has(page) && 'no twin';
  });
});

test('each tool has a twin, which says what it does and where the docs explain it', () => {
  const tools = pages.filter((page) => page.address.startsWith(`${site.base}tools/`));
  expect(tools.length).toBeGreaterThan(0);
  expectNone(tools, function* (page) {
    yield !twinOf.get(page)?.includes('/docs/') && 'no twin, or one without a link to the docs';
  });
});

test('a twin has every code block of its page, whole', () => {
  expectNone(withTwin, function* (page) {
    const markdown = flat(twinOf.get(page) ?? '');
    for (const figure of page.all.filter((one) => one.tagName === 'figure' && hasClass(one, 'code'))) {
      const [code] = named(figure, 'pre');
      const text = flat(code ? codeText(code) : '');
      yield !markdown.includes(text) && `lacks the code "${text.slice(0, 60)}…"`;
    }
  });
});

test('a twin is plain Markdown: no directive, component or comment is left, and an id only after its heading', () => {
  expectNone(withTwin, function* (page) {
    const text = prose(twinOf.get(page) ?? '');
    yield /^\s*:{2,}\w.*/m.exec(text)?.[0];
    yield /^\s*<[A-Z].*/m.exec(text)?.[0];
    yield /^(?!#{1,6} ).*\{#[\w-]+\}/m.exec(text)?.[0];
    yield /\{\/\*/.exec(text)?.[0];
  });
});

test('the links of a twin are whole addresses', () => {
  expectNone(withTwin, function* (page) {
    for (const [, href = ''] of prose(twinOf.get(page) ?? '').matchAll(/\]\(<?([^)\s>]+)/g)) {
      yield !/^(?:https?:|mailto:)/.test(href) && `the link ${href} is not a whole address`;
      yield /\.md\?/.test(href) && `the link ${href} asks a text for what only a page can do`;
    }
  });
});

test('the lists that llms.txt links to have every twin once, llms-full.txt has the text of each', () => {
  const lists = [...read('llms.txt').matchAll(/\]\((\S+\/llms\/\S+\.txt)\)/g)].map(([, url = '']) => url);
  const index = lists.map((url) => read(url.slice(`${site.url}${site.base}`.length))).join('\n');
  const full = read('llms-full.txt');
  expectNone(
    withTwin.filter((page) => meta(page, 'robots') === undefined),
    function* (page) {
      const address = page.address === site.base ? `${site.base}index.md` : `${page.address}.md`;
      const times = index.split(`(${site.url}${address})`).length - 1;
      yield times !== 1 && `is listed ${times} times`;
      yield !full.includes((twinOf.get(page) ?? '').trimEnd()) && 'is not in llms-full.txt';
    },
  );
});

test('llms.txt is short enough to read as a whole, and names each list once', () => {
  const index = read('llms.txt');
  expect(Buffer.byteLength(index)).toBeLessThan(30_000);
  const lists = [...index.matchAll(/\/llms\/\S+\.txt/g)].map(([name]) => name);
  expect(lists.length).toBeGreaterThan(10);
  expect(new Set(lists).size).toBe(lists.length);
});

test('the sitemap lists every page that search engines may have, except the results page, and no other', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  const wanted = readingPages
    .filter((page) => meta(page, 'robots') === undefined)
    .map((page) => link(page, 'canonical'))
    .filter((url) => url !== `${site.url}${site.base}${site.search.searchPagePath}`);
  expect(listed.toSorted()).toEqual(wanted.toSorted());
});

test('robots.txt names the sitemap', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${site.url}${site.base}sitemap.xml`);
});

test('breadcrumbs for search engines are numbered and lead to pages', () => {
  expectNone(pages, function* (page) {
    for (const script of page.all.filter((one) => attribute(one, 'type') === 'application/ld+json')) {
      const data = JSON.parse(codeText(script)) as {
        '@type': string;
        itemListElement: Array<{ position: number; name: string; item?: string }>;
      };
      // head.test.ts checks the home page's statements about the site.
      if (data['@type'] === 'WebSite' && page.address === site.base) continue;
      yield data['@type'] !== 'BreadcrumbList' && `is a ${data['@type']}`;
      yield data.itemListElement.length < 2 && 'a breadcrumb list needs two items';
      for (const [index, { position, name, item }] of data.itemListElement.entries()) {
        yield position !== index + 1 && `position ${position} of "${name}"`;
        yield name.trim() === '' && `item ${position} has no name`;
        yield item !== undefined && !fileOf(item) && `"${name}" leads to ${item}`;
        const last = index === data.itemListElement.length - 1;
        yield !last && item === undefined && `"${name}" has no address, which only the last item may lack`;
      }
    }
  });
});

test('favicon.ico holds an icon of 48 pixels', () => {
  expect(imageSize(readFileSync(join(builtDir, 'favicon.ico')))).toMatchObject({ width: 48, height: 48 });
  expect(imageSize(readFileSync(join(builtDir, 'apple-touch-icon.png')))).toMatchObject({
    width: 180,
    height: 180,
  });
});

test('a browser can search the site from its address bar', () => {
  const description = read('opensearch.xml');
  const template = /template="([^"]+)"/.exec(description)?.[1];
  expect(template).toBe(`${site.url}${site.base}${site.search.searchPagePath}?q={searchTerms}`);
  expect(fileOf(template ?? '')).toBe(`${site.search.searchPagePath}.html`);
});

import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { attribute, type Element, hasClass, named, text } from './dom.ts';
import { expectNone, link, meta, type Page, pages, readingPages, site } from './site.ts';

/** A drawing's parts have titles too, outside of the head. */
const title = ({ document }: Page) =>
  named(document, 'head')
    .flatMap((head) => named(head, 'title'))
    .map(text)
    .join(' + ');

/** The page's own part of the title, without the site's name. */
const ownTitle = (page: Page) => title(page).replace(` | ${site.title}`, '').replace(`${site.title}: `, '');

/** Values that several pages share, with the pages. */
function shared(of: readonly Page[], value: (page: Page) => string | undefined): string[] {
  return [...Map.groupBy(of, value)]
    .filter(([, group]) => group.length > 1)
    .map(([same, group]) => `"${same}": ${group.map(({ address }) => address).join(', ')}`);
}

test('every title names the site and has at most 70 characters besides', () => {
  expectNone(pages, function* (page) {
    const own = ownTitle(page);
    yield own === title(page) && `no site name in "${own}"`;
    yield own.length === 0 && 'empty title';
    yield own.length > 70 && `${own.length} characters in "${own}"`;
  });
});

test('titles, descriptions, and the labels around a page have no straight quotation marks', () => {
  const isAround = (one: Element) =>
    one.tagName === 'h1' ||
    ['breadcrumbs', 'pager'].some((name) => hasClass(one, name)) ||
    attribute(one, 'id') === 'sidebar';
  expectNone(pages, function* (page) {
    const around = page.all.filter(isAround).map(text);
    const texts = [title(page), meta(page, 'description'), meta(page, 'og:title'), ...around];
    for (const one of texts) yield /["']/.test(one ?? '') && `straight marks in "${one}"`;
  });
});

test('no two pages have one title', () => {
  expect(shared(readingPages, title)).toEqual([]);
});

test('every description has at most 160 characters', () => {
  expectNone(pages, function* (page) {
    const description = meta(page, 'description');
    yield !description && 'no description';
    yield (description?.length ?? 0) > 160 && `${description?.length} characters: "${description}"`;
  });
});

test('no two pages have one description', () => {
  expect(shared(readingPages, (page) => meta(page, 'description'))).toEqual([]);
});

test('every page names its own address as the canonical one', () => {
  expectNone(readingPages, function* (page) {
    const canonical = link(page, 'canonical');
    yield canonical !== site.url + page.address && `canonical is ${canonical}`;
    yield meta(page, 'og:url') !== canonical && `og:url is ${meta(page, 'og:url')}`;
  });
});

// Specification: 1.5
test('every page says its language and direction', () => {
  const languages = site.locales.items.map(({ htmlLang, direction }) => `${htmlLang} ${direction}`);
  expectNone(pages, function* ({ document }) {
    const [html] = named(document, 'html');
    const language = html && `${attribute(html, 'lang')} ${attribute(html, 'dir')}`;
    yield !languages.includes(language ?? '') && `lang and dir are ${language}`;
  });
});

// Specification: 1.7
test('every page names the generator that made it, with its version', () => {
  const { version } = createRequire(import.meta.url)('astro/package.json') as { version: string };
  expectNone(pages, function* (page) {
    const generators = named(page.document, 'meta').filter((one) => attribute(one, 'name') === 'generator');
    const names = generators.map((one) => attribute(one, 'content'));
    yield names.join() !== `Astro v${version}` && `the generator is "${names}"`;
  });
});

test('every page names its icon, and the home page the search description', () => {
  const expected = (page: Page) => [
    ['icon', site.favicon.slice(1)],
    // At a host's root, devices request it automatically.
    ['apple-touch-icon', site.base === '/' ? undefined : 'apple-touch-icon.png'],
    ['search', page.address === site.base ? 'opensearch.xml' : undefined],
  ];
  expectNone(pages, function* (page) {
    for (const [rel = '', file] of expected(page)) {
      const address = file && site.base + file;
      yield link(page, rel) !== address && `${rel} is ${link(page, rel)}`;
    }
  });
});

// Specification: 2.6, 3.7
test('the home page says what the site is, who publishes it, and where its community is', () => {
  const home = readingPages.find(({ address }) => address === site.base);
  const data = (home ? named(home.document, 'script') : [])
    .filter((one) => attribute(one, 'type') === 'application/ld+json')
    .map((one) => JSON.parse(one.childNodes.map((child) => ('value' in child ? child.value : '')).join('')));
  expect(data).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: site.title,
      url: site.url + site.base,
      description: site.tagline,
      about: { '@type': 'Thing', name: site.projectName },
      publisher: { '@type': 'Organization', name: site.organizationName },
      sameAs: [site.repository?.url, site.chatUrl].filter((url) => url !== undefined),
    },
  ]);
});

test('the foot of every page leads to the community chat', () => {
  expectNone(pages, function* ({ all }) {
    const footer = all.find((one) => attribute(one, 'id') === 'footer');
    const links = footer ? named(footer, 'a') : [];
    const chat = links.filter((one) => attribute(one, 'href') === site.chatUrl).map(text);
    yield chat.join() !== 'Community chat' && `links to the chat: ${chat}`;
  });
});

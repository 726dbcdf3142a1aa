import { afterEach, expect, test, vi } from 'vitest';
import { sidebarsOf, siteOf } from '../../config/testing.ts';
import { builtPage } from '../built-pages.ts';
import { configLinks } from './config-links.ts';
import { deadEnd, findBroken, type Links } from './find-broken.ts';
import { reportBroken } from './index.ts';
import { addressResolver } from './resolve.ts';

afterEach(() => vi.restoreAllMocks());

const targets = {
  pages: new Map([
    ['/', { ids: new Set<string>() }],
    ['/docs/signing', { ids: new Set(['keys', 'naïve']) }],
  ]),
  others: new Set(['/img/a b.svg', '/docs/signing.md', '/docs/old']),
};

test.each([
  '/',
  '/docs/signing',
  '/docs/signing/',
  '/docs/signing.html',
  '/docs/signing#keys',
  '/docs/signing?q#keys',
  '/docs/signing#na%C3%AFve',
  '/docs/signing#',
  '/docs/signing#top',
  '/docs/signing#:~:text=a',
  '/docs/signing.md',
  '/docs/old',
  '/img/a%20b.svg',
])('%s leads somewhere', (link) => expect(deadEnd(link, '/', targets)).toBeUndefined());

test('a dead end says what is missing and what may be meant', () => {
  expect(deadEnd('/docs/singing#keys', '/', targets)).toEqual({
    missing: 'page',
    what: "points to /docs/singing#keys, which doesn't exist; did you mean /docs/signing#keys?",
  });
  expect(deadEnd('#kyes', '/docs/signing', targets)).toEqual({
    missing: 'anchor',
    what: "points to #kyes, but this page doesn't have #kyes; did you mean #keys?",
  });
  // Another heading with the same words.
  expect(deadEnd('#rotate-keys', '/docs/signing', targets)?.what).toContain('; did you mean #keys?');
  expect(deadEnd('/elsewhere', '/', targets)?.what).toBe("points to /elsewhere, which doesn't exist");
});

test('addresses are found wherever the configuration has one', () => {
  const site = siteOf({
    logo: { src: '/img/logo.svg', alt: 'Docs', href: 'https://example.org/' },
    navbar: {
      items: [
        { type: 'dropdown', label: 'More', items: [{ type: 'link', label: 'A', href: '/a' }] },
        { type: 'html', value: '<a class="x" href="/b">B</a> <img src=\'/c.svg\' alt="">' },
      ],
    },
    footer: { columns: [{ title: 'D', items: [{ label: 'D', href: '/d#e' }] }] },
  });
  const sidebars = sidebarsOf({ docs: [{ type: 'link', label: 'F', href: '/f' }, 'introduction'] });
  const found = configLinks(site, sidebars, [
    { from: '/g', to: '/h', kind: 'page' },
    { from: '/i', to: 'https://example.org/', kind: 'page' },
  ]);
  expect(found.map(({ file, key, address }) => `${file} ${key} ${address}`)).toEqual([
    'site.config.ts favicon /favicon.svg',
    'site.config.ts logo.src /img/logo.svg',
    'site.config.ts navbar.items[0].items[0].href /a',
    'site.config.ts navbar.items[1].value /b',
    'site.config.ts navbar.items[1].value /c.svg',
    'site.config.ts footer.columns[0].items[0].href /d#e',
    'sidebars.ts docs[0].href /f',
    'redirects.ts /g /h',
  ]);
});

test('links of a page are taken relative to it; other origins and paths outside the base are not ours', () => {
  const at = addressResolver(siteOf({ base: '/x/' }));
  expect(at('/x/docs/a#b', '/docs/c')).toBe('/docs/a#b');
  expect(at('a', '/docs/c')).toBe('/docs/a');
  expect(at('/x/', '/')).toBe('/');
  expect(at('https://docs.example.org/x/docs/a', '/')).toBe('/docs/a');
  for (const href of ['https://example.org/', 'mailto:a@b.c', '/y/docs/a', 'https://'])
    expect(at(href, '/')).toBeUndefined();
});

const html = (main: string) =>
  `<header id="navbar"><a href="/gone">Gone</a></header><main>${main}</main><footer id="footer"><a href="/lost">Lost</a></footer>`;

function links(overrides: Partial<Links> = {}): Links {
  const built = [
    builtPage('docs/a.html', html('<h2 id="one">One</h2><a href="/docs/nowhere">N</a>')),
    builtPage('docs/b.html', html('<a href="/docs/a#one">O</a>')),
  ];
  const pages = new Map(built.map((page) => [page.address, page]));
  const toAddress = addressResolver(siteOf());
  return { written: [], config: [], others: new Set(), pages, toAddress, ...overrides };
}

test('a link that breaks alike on many pages is told once, the others by their page', () => {
  expect(findBroken(links()).map(({ message }) => message)).toEqual([
    "the page /docs/a, navbar (and 1 more page): the link “Gone” points to /gone, which doesn't exist",
    "the page /docs/a: the link “N” points to /docs/nowhere, which doesn't exist",
    "the page /docs/a, footer (and 1 more page): the link “Lost” points to /lost, which doesn't exist",
  ]);
});

test('a link is told where it was written, and not again by the pages that show it', () => {
  const link = { kind: 'link', text: 'N', line: 9 } as const;
  const record = {
    file: 'docs/a.mdx',
    source: '',
    edits: [],
    links: [
      { ...link, url: '/docs/nowhere' },
      { ...link, url: 'broken-file:./bb.mdx' },
      { ...link, url: '#oen' },
    ],
  };
  const broken = findBroken(
    links({
      written: [
        { address: '/docs/a', record },
        { address: '/docs/b', record: { ...record, file: 'docs/b.mdx', links: [] } },
      ],
      config: [
        { file: 'site.config.ts', key: 'navbar.items[0].href', address: '/gone' },
        { file: 'site.config.ts', key: 'footer.links[0].href', address: '/lost' },
      ],
    }),
  );
  expect(broken).toEqual([
    {
      policy: 'onBrokenLinks',
      message: "docs/a.mdx:9: the link “N” points to /docs/nowhere, which doesn't exist",
    },
    {
      policy: 'onBrokenMarkdownLinks',
      message:
        "docs/a.mdx:9: the link “N” points to the file ./bb.mdx, which doesn't exist; did you mean ./b.mdx?",
    },
    {
      policy: 'onBrokenMarkdownLinks',
      message:
        "docs/a.mdx:9: the link “N” points to #oen, but this page doesn't have #oen; did you mean #one?",
    },
    {
      policy: 'onBrokenLinks',
      message: "site.config.ts: `navbar.items[0].href` points to /gone, which doesn't exist",
    },
    {
      policy: 'onBrokenLinks',
      message: "site.config.ts: `footer.links[0].href` points to /lost, which doesn't exist",
    },
  ]);
});

test('each setting has its own volume, and the one that stops the build speaks last', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const broken = [
    { policy: 'onBrokenLinks', message: 'b:10: x' },
    { policy: 'onBrokenLinks', message: 'b:9: x' },
    { policy: 'onBrokenLinks', message: 'b:9: x' },
    { policy: 'onBrokenMarkdownLinks', message: 'a:1: y' },
  ] as const;
  expect(() => reportBroken(broken, { onBrokenLinks: 'throw', onBrokenMarkdownLinks: 'warn' })).toThrow(
    '2 broken links:\n  b:9: x\n  b:10: x',
  );
  expect(warn).toHaveBeenCalledExactlyOnceWith('warning: 1 broken link:\n  a:1: y');
  expect(() => reportBroken([], { onBrokenLinks: 'throw', onBrokenMarkdownLinks: 'throw' })).not.toThrow();
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtPage, builtPages } from './built-pages.ts';

const page = builtPage(
  'docs/signing.html',
  `<!doctype html><html lang="en"><head><title>Signing | Docs</title>
  <meta name="description" content="How to sign."><meta property="og:title" content="Signing">
  <meta property="og:image" content="https://docs.example.org/social/signing.png">
  <link rel="canonical" href="https://docs.example.org/docs/signing">
  <link rel="alternate" type="text/markdown" href="/docs/signing.md">
  <script type="application/ld+json">{"itemListElement":[{"name":"Docs"},{"name":"Signing and keys"}]}</script></head>
  <body><header id="navbar"><a href="/docs">Docs</a></header>
  <div id="menu"><nav id="sidebar"><a href="/docs/x">X</a></nav></div>
  <main><h2 id="keys">Keys <a href="#keys"></a></h2><p><a href="/docs/y#z">the
    other page</a></p>
  <footer class="page-notes"><p>Checked on 20 November 2026 with c2pa 1.</p>
  <details><ul><li><a href="https://c2pa.org/">C2PA</a></li></ul></details>
  <time datetime="2026-11-19">19 November 2026</time></footer></main></body></html>`,
);

test('the head says what a page is', () => {
  expect(page).toMatchObject({
    address: '/docs/signing',
    title: 'Signing',
    description: 'How to sign.',
    canonical: 'https://docs.example.org/docs/signing',
    noIndex: false,
    redirect: false,
    hasTwin: true,
    image: 'https://docs.example.org/social/signing.png',
    section: 'Signing and keys',
  });
});

test('the notes say when it changed, what it was checked with and where its facts are from', () => {
  expect(page.changed).toBe('2026-11-19');
  expect(page.checked).toBe('Checked on 20 November 2026 with c2pa 1.');
  expect(page.sources).toEqual([{ text: 'C2PA', href: 'https://c2pa.org/' }]);
});

test('links are listed with the landmark around them', () => {
  expect(page.links.slice(0, 2)).toEqual([
    { href: '/docs', text: 'Docs', place: 'navbar' },
    { href: '/docs/x', text: 'X', place: 'sidebar' },
  ]);
  expect(page.links).toContainEqual({ href: '/docs/y#z', text: 'the other page', place: 'main' });
  expect(page.ids).toContain('keys');
});

test('a redirect, the not-found page and a marked page are not for search engines', () => {
  const noIndex = (file: string, head: string) => builtPage(file, `<head>${head}</head>`).noIndex;
  expect(noIndex('docs/old.html', '<meta http-equiv="refresh" content="0; url=/docs/new">')).toBe(true);
  expect(noIndex('404.html', '')).toBe(true);
  expect(noIndex('docs/x.html', '<meta name="robots" content="noindex">')).toBe(true);
});

test('the file says the address, in either form of the build', () => {
  const addressOf = (file: string) => builtPage(file, '').address;
  expect(addressOf('index.html')).toBe('/');
  expect(addressOf('docs/x/index.html')).toBe('/docs/x');
  expect(addressOf('docs/js-sdk/api/c2pa.read.html')).toBe('/docs/js-sdk/api/c2pa.read');
});

test('a page has the address of the folder that was asked for, also if one locale is in the folder of another', async () => {
  const out = mkdtempSync(join(tmpdir(), 'built-pages-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  mkdirSync(join(out, 'de/docs'), { recursive: true });
  writeFileSync(
    join(out, 'de/docs/x.html'),
    '<link rel="canonical" href="https://docs.example.org/de/docs/x">',
  );
  expect([...(await builtPages(out)).keys()]).toEqual(['/de/docs/x']);
  expect([...(await builtPages(join(out, 'de'))).values()]).toMatchObject([
    { address: '/docs/x', file: 'docs/x.html' },
  ]);
});

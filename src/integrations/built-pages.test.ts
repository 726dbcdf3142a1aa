import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtPage, builtPages } from './built-pages.ts';

const page = builtPage(
  'docs/signing.html',
  `<!doctype html><html lang="en"><head><title>Signing | Docs</title>
  <link rel="canonical" href="https://docs.example.org/docs/signing"></head>
  <body><header id="navbar"><a href="/docs">Docs</a></header>
  <div id="menu"><nav id="sidebar"><a href="/docs/x">X</a></nav></div>
  <main><h2 id="keys">Keys <a href="#keys"></a></h2><p><a href="/docs/y#z">the
    other page</a></p></main></body></html>`,
);

test('the head says what a page is', () => {
  expect(page).toMatchObject({
    address: '/docs/signing',
    canonical: 'https://docs.example.org/docs/signing',
    redirect: false,
  });
});

test('links are listed with the landmark around them', () => {
  expect(page.links.slice(0, 2)).toEqual([
    { href: '/docs', text: 'Docs', place: 'navbar' },
    { href: '/docs/x', text: 'X', place: 'sidebar' },
  ]);
  expect(page.links).toContainEqual({ href: '/docs/y#z', text: 'the other page', place: 'main' });
  expect(page.ids).toContain('keys');
});

test('a redirect is one', () => {
  const stub = '<head><meta http-equiv="refresh" content="0; url=/docs/new"></head>';
  expect(builtPage('docs/old.html', stub).redirect).toBe(true);
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

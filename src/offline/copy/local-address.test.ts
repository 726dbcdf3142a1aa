import { expect, test } from 'vitest';
import { fileAt, localAddress } from './local-address.ts';

const root = 'file:///home/ada/%C3%9Cbersicht%20docs/';
const pages = new Set(['index.html', 'docs/signing.html', 'docs/api/c2pa.read.html']);
const copy = { base: '/', root, pages };

test.each([
  ['/', 'index.html'],
  ['/docs/signing', 'docs/signing.html'],
  ['/docs/signing/', 'docs/signing.html'],
  ['/docs/signing?q=1#x', 'docs/signing.html?q=1#x'],
  ['/docs/api/c2pa.read#a/b', 'docs/api/c2pa.read.html#a/b'],
  ['/samples/x/read.mjs', 'samples/x/read.mjs'],
  ['/_astro/late.css', '_astro/late.css'],
  [`${root}docs/signing#x`, 'docs/signing.html#x'],
  [`${root}docs/signing.html#x`, 'docs/signing.html#x'],
])('%s is %s', (address, file) => expect(localAddress(address, copy)).toBe(root + file));

test('pages of a site with slashes, and below a base path', () => {
  const other = { base: '/x/', root, pages: new Set(['index.html', 'docs/signing/index.html']) };
  expect(localAddress('/x/docs/signing/', other)).toBe(`${root}docs/signing/index.html`);
  expect(localAddress('/x/', other)).toBe(`${root}index.html`);
  expect(localAddress('/other', other)).toBe('/other');
});

test.each(['https://c2pa.org/', '//c2pa.org/', '#heading', 'other.html', 'data:,x'])('%s stays', (address) =>
  expect(localAddress(address, copy)).toBe(address),
);

test.each([
  [`${root}docs/signing.md`, 'docs/signing.md'],
  ['file:///data/site-root.pem', 'data/site-root.pem'],
  ['file:///C:/data/site-root.pem', 'data/site-root.pem'],
  ['file:///data/a%20b.json', 'data/a b.json'],
  ['file:///%', undefined],
  ['file:///..%2F..%2Fdownloads%2Fx.json', undefined],
  ['file:///data/..%2f..%2fx.json', undefined],
  ['file:///data/..%5C..%5Cx.json', undefined],
  [`${root}..%2Fx.json`, undefined],
  ['https://c2pa.org/x', undefined],
  ['data:,x', undefined],
])('a script that fetches %s asks for %s', (address, file) =>
  expect(fileAt(new URL(address), copy)).toBe(file),
);

test('on Windows, both forms name the drive', () => {
  const windows = { base: '/', root: 'file:///C:/docs/' };
  expect(fileAt(new URL('file:///C:/docs/data/x.json'), windows)).toBe('data/x.json');
  expect(fileAt(new URL('/data/x.json', 'file:///C:/docs/index.html'), windows)).toBe('data/x.json');
});

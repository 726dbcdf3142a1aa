import { expect, test } from 'vitest';
import { dividedAssets, namedFiles } from './assets.ts';

const built = new Map([
  ['_astro/main.a1.js', 'import("./ui.b2.js"),import("./mount.c3.js")'],
  ['_astro/ui.b2.js', 'import"./react.d4.js";const href="/_astro/search.e5.css"'],
  ['_astro/mount.c3.js', 'import"./react.d4.js";import("./inspector.f6.js")'],
  ['_astro/react.d4.js', ''],
  ['_astro/search.e5.css', ''],
  ['_astro/inspector.f6.js', '"/_astro/c2pa.g7.wasm","/samples/x/a.jpg"'],
  ['_astro/c2pa.g7.wasm', ''],
  ['_astro/late.h8.css', ''],
]);
const page = '<link href="/_astro/late.h8.css"><script src="/_astro/main.a1.js"></script>';

test('what a page and the search need is core, and the rest is for tools', () => {
  expect(dividedAssets(built, page)).toEqual({
    core: [
      '_astro/late.h8.css',
      '_astro/main.a1.js',
      '_astro/mount.c3.js',
      '_astro/react.d4.js',
      '_astro/search.e5.css',
      '_astro/ui.b2.js',
    ],
    tools: ['_astro/c2pa.g7.wasm', '_astro/inspector.f6.js'],
  });
});

test('files that the tools name are found, but no pages', () => {
  const files = ['samples/x/a.jpg', 'samples/x/b.jpg', 'docs/verify.html', 'docs/verify.md'];
  const code = '"/samples/x/a.jpg","/docs/verify.md"';
  expect(namedFiles(code, files, '/')).toEqual(['samples/x/a.jpg']);
  expect(namedFiles('"/x/samples/x/a.jpg"', files, '/x/')).toEqual(['samples/x/a.jpg']);
});

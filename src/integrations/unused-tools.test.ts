import { expect, test } from 'vitest';
import { type Emitted, unusedFiles } from './unused-tools.ts';

const file = (name: string, imports: string[] = [], code = '', entry?: string): Emitted => ({
  file: `_astro/${name}`,
  code,
  imports: imports.map((one) => `_astro/${one}`),
  ...(entry && { entry }),
});

const emitted = [
  file('main.js', ['mount.js']),
  file(
    'mount.js',
    ['react.js', 'inspector.js', 'lab.js'],
    'import("./inspector.js") import("./lab.js") ["_astro/worker.js"]',
    '/site/packages/tools/src/mount.tsx',
  ),
  file('react.js'),
  file(
    'inspector.js',
    ['react.js', 'sdk.js'],
    'inspector.css',
    '/site/packages/tools/src/inspector/index.tsx',
  ),
  file('inspector.css'),
  file('lab.js', ['react.js', 'sdk.js', 'keys.js'], '', '/site/packages/tools/src/signing-lab/index.tsx'),
  file('keys.js'),
  file('sdk.js', [], 'new Worker("/_astro/worker.js")'),
  file('worker.js', [], 'fetch("sdk.wasm")'),
  file('sdk.wasm'),
  file('search.js', ['react.js']),
];

/** What the HTML of pages names. */
const named = new Set(['_astro/main.js', '_astro/search.js']);

const removed = (...used: string[]) =>
  unusedFiles(emitted, named, new Set(used))
    .map((name) => name.replace('_astro/', ''))
    .sort();

test('nothing of a site that uses every tool', () => {
  expect(removed('inspector', 'signing-lab')).toEqual([]);
});

test('of a tool that no page has, what it alone needs', () => {
  expect(removed('inspector')).toEqual(['keys.js', 'lab.js']);
  expect(removed('signing-lab')).toEqual(['inspector.css', 'inspector.js']);
});

test('without any tool, all that tools need: worker and WebAssembly, not what the search needs too', () => {
  expect(removed()).toEqual([
    'inspector.css',
    'inspector.js',
    'keys.js',
    'lab.js',
    'sdk.js',
    'sdk.wasm',
    'worker.js',
  ]);
});

test('the script of every page stays, even if a tool that no page has imports from it', () => {
  const shared = emitted.map((one) =>
    one.file === '_astro/lab.js' ? { ...one, imports: [...one.imports, '_astro/main.js'] } : one,
  );
  expect(unusedFiles(shared, named, new Set(['inspector']))).not.toContain('_astro/main.js');
});

test('styles that no page names', () => {
  expect(unusedFiles([...emitted, file('dark.css')], named, new Set(['inspector', 'signing-lab']))).toEqual([
    '_astro/dark.css',
  ]);
});

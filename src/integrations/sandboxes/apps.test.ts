import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesBelow } from '../files-below.ts';
import { type App, emitApps } from './apps.ts';

const home = () => {
  const folder = mkdtempSync(join(tmpdir(), 'apps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** A built example with these files. */
function app(folder: string, name: string, files: Record<string, string>): App {
  const built = join(folder, 'built', name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(built, path)), { recursive: true });
    writeFileSync(join(built, path), text);
  }
  return { name, from: `examples/sandbox-${name}`, built };
}

test('each page is named after its example, and a file that several have is there once', () => {
  const folder = home();
  const wasm = { 'assets/sdk-B1x.wasm': 'wasm' };
  emitApps(
    [
      app(folder, 'one', { 'index.html': 'page 1', 'assets/main-A.js': '1', ...wasm }),
      app(folder, 'two', { 'index.html': 'page 2', 'assets/main-B.js': '2', ...wasm }),
    ],
    join(folder, 'out'),
  );
  expect(filesBelow(join(folder, 'out'))).toEqual([
    'assets/main-A.js',
    'assets/main-B.js',
    'assets/sdk-B1x.wasm',
    'one.html',
    'two.html',
  ]);
  expect(readFileSync(join(folder, 'out/two.html'), 'utf8')).toBe('page 2');
});

test('two examples with different files of one name are an error, and nothing is written', () => {
  const folder = home();
  const apps = [
    app(folder, 'one', { 'index.html': 'page 1', 'main.js': '1', 'style.css': 'a' }),
    app(folder, 'two', { 'index.html': 'page 2', 'main.js': '2', 'style.css': 'a' }),
  ];
  expect(() => emitApps(apps, join(folder, 'out'))).toThrow(
    'examples/sandbox-two: it writes another `main.js` than examples/sandbox-one, and all running examples share a folder',
  );
  expect(() => filesBelow(join(folder, 'out'))).toThrow('ENOENT');
});

test('a file with the name of another example’s page is an error, too', () => {
  const folder = home();
  const apps = [
    app(folder, 'one', { 'index.html': 'page 1', 'two.html': 'help' }),
    app(folder, 'two', { 'index.html': 'page 2' }),
  ];
  expect(() => emitApps(apps, join(folder, 'out'))).toThrow('it writes another `two.html` than');
});

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emitApps, pageProblems } from './build.ts';

const page = (head: string) => `<!doctype html><html lang="en"><head>${head}</head><body></body></html>`;

test('an address that starts at the root or elsewhere is named', () => {
  const head = '<script src="/assets/a.js"></script><img src="https://example.org/x.png">';
  expect(pageProblems(page(head))).toEqual([
    expect.stringContaining('loads `/assets/a.js`'),
    expect.stringContaining('loads `https://example.org/x.png`'),
  ]);
});

test('a page with code that the policy blocks is a problem', () => {
  expect(pageProblems(page('<p style="color: red">x</p>'))).toEqual([
    "its page contains code that the site's policy blocks; put scripts, styles, and handlers in separate files",
  ]);
});

test('two sandboxes that write different files with the same name are named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'apps-'));
  const apps = ['tiny', 'tall'].map((name) => {
    const built = join(folder, name);
    mkdirSync(built);
    writeFileSync(join(built, 'main.js'), name);
    return { name, from: `examples/sandbox-${name}`, built };
  });
  expect(() => emitApps(apps, join(folder, 'all'))).toThrow(
    'examples/sandbox-tiny: it writes another `main.js` than examples/sandbox-tall, and all running examples share a folder; put a hash into the names of its files, as in `assets/[name]-[hash].js`',
  );
});

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { staleBuild } from './stale-build.ts';

test('a build without a change says so, and names the change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stale-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, seconds: number) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), seconds, seconds);
  };
  write('src/a.ts', 100);
  expect(staleBuild(folder)).toMatch(/^There's no site in dist yet/);
  write('dist/index.html', 200);
  expect(staleBuild(folder)).toBeUndefined();
  // None of these is part of the site.
  for (const name of ['src/a.test.ts', 'samples/node_modules/x/y.js', 'scripts/b.ts', 'samples/checked.json'])
    write(name, 300);
  expect(staleBuild(folder)).toBeUndefined();
  write('docs/new.mdx', 300);
  expect(staleBuild(folder)).toMatch(/^docs\/new\.mdx has changed since dist was built/);
  rmSync(join(folder, 'docs/new.mdx'));
  write('sidebars.ts', 300);
  expect(staleBuild(folder)).toMatch(/^sidebars\.ts has changed/);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtDir } from '../support/site-pages.ts';

test('every page has the styles of every component, which no list names', () => {
  const home = readFileSync(join(builtDir, 'index.html'), 'utf8');
  const files = globSync('src/components/*/*.css');
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const [name = ''] =
      /\.[a-z][\w-]+/.exec(readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')) ?? [];
    expect.soft(home, file).toContain(name);
  }
  expect(home).not.toContain('@import');
});

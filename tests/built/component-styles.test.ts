import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtDir } from '../support/site-pages.ts';

test('a documentation page has the styles of every component, which no list names', () => {
  const page = readFileSync(join(builtDir, 'docs/introduction.html'), 'utf8');
  const files = globSync('src/components/*/*.css');
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const [name = ''] =
      /\.[a-z][\w-]+/.exec(readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')) ?? [];
    expect.soft(page, file).toContain(name);
  }
  expect(page).not.toContain('@import');
});

import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readPage } from '../../scripts/prose/page.ts';
import { missedBy } from './figures.ts';
import { measure, typeOf } from './measure.ts';
import { reviews } from './reviews.ts';

/** From this share of words in tables, a page needs a reason. */
const MANY = 0.4;

const root = resolve(import.meta.dirname, '../..');
const pages = new Map(
  globSync('docs/**/*.mdx', { cwd: root })
    .map((file) => readPage(file, readFileSync(join(root, file), 'utf8')))
    .filter((page) => typeOf(page) !== 'reference')
    .map((page) => [page.file.slice('docs/'.length), measure(page)] as const),
);
const reasons = reviews(root);

test('a page that is mostly tables says why', () => {
  const unexplained = [...pages].filter(
    ([page, { inTables, words }]) => inTables > MANY * words && !(page in reasons),
  );
  expect(unexplained.map(([page]) => page)).toEqual([]);
});

test('a reason belongs to a page that still misses a target', () => {
  const idle = Object.keys(reasons).filter((page) => {
    const counts = pages.get(page);
    return !counts || missedBy(counts).length === 0;
  });
  expect(idle).toEqual([]);
});

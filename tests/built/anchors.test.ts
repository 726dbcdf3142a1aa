import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileOf, idsOf } from './site.ts';

/** The addresses of pages with their heading ids before the pages were rewritten. */
const published = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/anchors/2026-11-22.json'), 'utf8'),
) as Record<string, string[]>;

// Generated API pages aren't in the list: their headings change with the package.
test('links to headings from elsewhere still work: no published anchor is gone', () => {
  const gone = Object.entries(published).flatMap(([address, ids]) => {
    const there = idsOf.get(fileOf(address) ?? '');
    return ids
      .filter((id) => !there?.has(id))
      .map((id) => `${address}#${id} is gone: give the heading that has its content {#${id}}`);
  });
  expect(gone).toEqual([]);
});

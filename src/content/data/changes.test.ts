import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isBehind } from '../../../scripts/freshness.ts';
import { changes, dateInWords } from './changes.ts';
import { libraries } from './libraries.ts';

const list = changes('.');
const [first, second] = list.changes;

/** The error for a data file with these changes. */
function messageFor(...written: object[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'));
  mkdirSync(join(folder, 'data'));
  writeFileSync(
    join(folder, 'data/changes.json'),
    JSON.stringify({ checked: '2026-11-22', changes: written }),
  );
  try {
    changes(folder);
    return '';
  } catch (error) {
    return String(error);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a change names whom it affects, each once', () => {
  expect(messageFor({ ...first, hurts: [] })).toContain('hurts');
  expect(messageFor({ ...first, hurts: ['reader', 'reader'] })).toContain('name each once');
  expect(messageFor({ ...first, hurts: ['verifier'] })).toContain('hurts');
});

test("a core's changes are of its newest release in the list of libraries, or of an older one", () => {
  const { libraries: all } = libraries('.');
  const newest = all.find(({ id }) => id === 'rust')?.version ?? '';
  const later = list.changes.filter(
    ({ package: name, version = '', kind }) =>
      name === 'Rust core' && kind !== 'announced' && isBehind(newest, version),
  );
  expect(later.map(({ id }) => id)).toEqual([]);
});

test('nothing was written after the day of the check', () => {
  expect(list.changes.filter(({ written }) => written > list.checked)).toEqual([]);
});

test('links with the same name have the same address', () => {
  const links = list.changes.flatMap(({ source, page }) => [
    `Source: ${source.title}\n${source.url}`,
    ...(page ? [`${page.title}\n${page.href}`] : []),
  ]);
  const different = [...new Set(links)].map((one) => one.split('\n')[0]);
  expect(different.filter((name, index) => different.indexOf(name) < index)).toEqual([]);
});

test('a duplicate id stops the build', () => {
  expect(messageFor({ ...first }, { ...first })).toContain(`two changes have the id ${first?.id}`);
});

test('an older change above a newer one stops the build, and the message says where it belongs', () => {
  expect(messageFor({ ...first, date: '2026-01' }, { ...second, date: '2026-01-02' })).toContain(
    `${second?.id} (2026-01-02) is newer than ${first?.id} above it`,
  );
});

test('formats a date in words', () => {
  expect(dateInWords('2026-11-02')).toBe('November 2, 2026');
  expect(dateInWords('2026-01')).toBe('January 2026');
});

import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../config/load.ts';
import { convertedLists, oldListsNote } from './data.ts';
import { trustListFile } from './schema.ts';

const { site } = await loadConfig('.');

test('every configured list is in data/trust-lists, with the right certificates and whom to credit', () => {
  const { lists, damaged } = convertedLists(site, '.');
  expect(damaged).toEqual([]);
  expect(lists.map(({ file }) => file.id)).toEqual(site.trustLists.map(({ id }) => id));
  for (const { configured, file } of lists) {
    expect(file.license, file.id).toEqual(configured.license);
    expect(file.counts).toBe(configured.counts);
    expect(file.source.commit).toMatch(/^[0-9a-f]{40}$/);
    expect(file.issued <= file.read, file.id).toBe(true);
  }
  const isDefault = lists.filter(({ configured }) => configured.isDefault);
  expect(isDefault.map(({ file }) => file.counts)).toEqual(['signers', 'time stamps']);
  expect(lists.filter(({ file }) => file.frozen).some(({ configured }) => configured.isDefault)).toBe(false);
});

test('a list with a changed certificate is left out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lists-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp('data/trust-lists', join(folder, 'data/trust-lists'), { recursive: true });
  const path = join(folder, 'data/trust-lists/c2pa.json');
  const list = trustListFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  const [one, other] = list.certificates;
  if (!one || !other) throw new Error('the list has certificates');
  one.der = other.der;
  await writeFile(path, JSON.stringify(list));
  const { lists, damaged } = convertedLists(site, folder);
  expect(damaged).toEqual(['c2pa']);
  expect(lists.map(({ file }) => file.id)).not.toContain('c2pa');
});

test('the build names lists whose publisher wasn’t read for 60 days, except frozen ones', () => {
  const lists = convertedLists(site, '.').lists.map(({ file }) => ({ ...file, read: '2026-08-21' }));
  expect(oldListsNote(lists, new Date('2026-10-20'))).toBeUndefined();
  const note = oldListsNote(lists, new Date('2026-10-21'));
  expect(note).toMatch(/C2PA trust list \(read on 2026-08-21\).*C2PA TSA trust list.*npm run trust:update/);
  expect(note).not.toContain('nterim');
});

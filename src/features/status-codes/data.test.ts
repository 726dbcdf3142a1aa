import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { taskNames } from '../samples/task.ts';
import { effectOf, type StatusCodeList, statusCodes } from './schema.ts';

const list = statusCodes('.');
const { codes } = list;

/** The data with one change, read from a separate folder. */
function changed(change: (copy: StatusCodeList) => void): () => StatusCodeList {
  const folder = mkdtempSync(join(tmpdir(), 'codes-'));
  const copy = structuredClone(list);
  change(copy);
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data', 'status-codes.json'), JSON.stringify(copy));
  return () => statusCodes(folder);
}
const first = ({ codes: [one] }: StatusCodeList) => one as StatusCodeList['codes'][number];

test('as many constants and codes as the core has', () => {
  // `com.adobe.prerelease` is private, so it isn't among the core's public constants.
  const named = codes.filter(({ core, code }) => core['0.91'] !== 'absent' && !code.startsWith('com.'));
  expect(named).toHaveLength(list.core['0.91'].codes);
  expect(named.flatMap(({ constants }) => constants)).toHaveLength(list.core['0.91'].constants);
});

test('no two codes share an address on a host that ignores case', () => {
  const twice = changed((copy) => {
    copy.codes.push({ ...first(copy), code: first(copy).code.toUpperCase() });
  });
  expect(twice).toThrow(/would have the same address/);
});

test('reports a code that isn’t in the list', () => {
  const wrong = changed((copy) => {
    first(copy).related = ['claim.mising'];
  });
  expect(wrong).toThrow(/points at `claim\.mising`/);
});

test('a code that nothing reports says why', () => {
  const wrong = changed((copy) => {
    first(copy).core['0.91'] = 'unused';
    delete first(copy).note;
  });
  expect(wrong).toThrow(/say why in the note/);
});

test('the samples that a code names print it', () => {
  const tasks = taskNames('samples');
  const printed = (task: string) =>
    readdirSync(join('samples', task), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:^|\/)(?:expected[^/]*|files\/[^/]*\.json)$/.test(file))
      .map((file) => readFileSync(join('samples', task, file), 'utf8'))
      .join('\n');
  const texts = new Map<string, string>();
  for (const { code, tested } of codes) {
    for (const task of tested) {
      expect(tasks, `${code} names a sample`).toContain(task);
      if (!texts.has(task)) texts.set(task, printed(task));
      expect(texts.get(task), `${task} prints ${code}`).toContain(code);
    }
  }
});

test('what our tests see the core reports, so none of it is marked otherwise', () => {
  for (const { code, core, tested } of codes)
    if (tested.length) expect(Object.values(core), code).toContain('reports');
});

test('a failure makes the state Invalid, except those that the core tolerates', () => {
  const effect = (code: string) => effectOf(codes.find((one) => one.code === code) ?? first(list));
  expect(effect('assertion.dataHash.mismatch')).toBe('The state is `Invalid`.');
  expect(effect('signingCredential.untrusted')).toContain('can still be `Valid`');
  expect(effect('cawg.x509.signature.mismatch')).toContain('can still be `Valid`');
  expect(effect('cawg.ica.signature_mismatch')).toBe('The state is `Invalid`.');
  expect(effect('timeStamp.mismatch')).toBe('None.');
});

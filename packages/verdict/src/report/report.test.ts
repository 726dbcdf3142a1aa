import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countChecks } from './checks.ts';
import { differencesOf } from './differences.ts';
import type { FileBinding } from './file-binding.ts';
import { countBelow, nodeAt } from './provenance.ts';
import type { Reading } from './reading.ts';
import { type Report, reportOf } from './report.ts';
import { verdictOf } from './verdict.ts';

/** The reports of the documentation's own example files. */
const examples = join(import.meta.dirname, '../../../../samples/manifest-examples/files');
const read = (name: string): unknown => JSON.parse(readFileSync(join(examples, `${name}.json`), 'utf8'));
const reading = (report: unknown): Reading => ({ report, pictures: new Map() });
const size = 1000;
const uncovered = [{ start: 2, length: 400, kind: 'manifest', name: 'APP11' } as const];
const covered: FileBinding = {
  coverage: { state: 'covered', kind: 'data', manifest: 'm', assertion: 'c2pa.hash.data', size, uncovered },
  isExternal: false,
};
const example = (name: string): Report => reportOf(reading(read(name)), covered);
const verdict = (report: Report, isTrustUsed = false) => verdictOf({ ...report, isTrustUsed });
const active = (report: Report) => report.manifests.get(report.active ?? '');

test.each(readdirSync(examples).filter((name) => name.endsWith('.json')))('%s becomes a view', (file) => {
  const report = example(file.replace('.json', ''));
  expect(['Valid', 'Invalid', 'Trusted']).toContain(report.state);
  expect(active(report)?.signer.name).toBeTruthy();
  expect(report.checks[0]?.checks.length).toBeGreaterThan(3);
});

test('no verdict calls a file authentic or real', () => {
  for (const state of ['Trusted', 'Valid', 'Invalid', 'unknown'] as const) {
    for (const isTrustUsed of [true, false]) {
      const { headline, sentence, caveat, label } = verdict({ ...example('created'), state }, isTrustUsed);
      expect(`${label} ${headline} ${sentence} ${caveat}`).not.toMatch(/authentic|\breal\b|genuine|fake/i);
    }
  }
});

test('a changed byte is told as such, trust or not', () => {
  const report = example('tampered');
  expect(verdict(report)).toMatchObject({ label: 'Invalid', tone: 'bad' });
  expect(verdict(report, true).headline).toContain('The file isn’t the one that was signed');
});

test('without a trust list the signer is not verified; with one that lacks it, that is said', () => {
  const report = example('created');
  expect(verdict(report).sentence).toBe('All trust lists are turned off.');
  expect(verdict(report, true).sentence).toContain('doesn’t come from an authority on a trust list');
});

test('the history of a composite is a tree', () => {
  const { tree } = example('composite');
  expect(tree.children.map(({ relationship }) => relationship)).toEqual(Array(3).fill('componentOf'));
  expect(countBelow(tree)).toBeGreaterThan(4);
  expect(nodeAt(tree, '0.1')?.title).toBe('generated.jpg');
  expect(nodeAt(tree, '0.9.9')).toBeUndefined();
});

test('actions are told in order, with plain words and the ingredients they were done to', () => {
  const actions = active(example('composite'))?.actions ?? [];
  expect(actions.map(({ action }) => action)).toEqual([
    'c2pa.created',
    'c2pa.placed',
    'c2pa.placed',
    'c2pa.placed',
  ]);
  expect(actions[0]).toMatchObject({
    words: 'Created',
    source: { words: 'composite with a synthetic part' },
  });
  expect(actions[1]?.ingredients).toEqual(['created.jpg']);
});

test('an identity says who vouches for what', () => {
  const [identity] = active(example('identity'))?.identities ?? [];
  expect(identity).toMatchObject({ kind: 'cawg.x509.cose' });
  expect(identity?.holder).toBeTruthy();
  expect(identity?.covers).toContain('c2pa.hash.data');
});

test('the same codes are one line with a count', () => {
  const [own] = example('composite').checks;
  const matched = own?.checks.find(({ code }) => code === 'assertion.hashedURI.match');
  expect(matched?.places.length).toBeGreaterThan(3);
  expect(countChecks(own?.checks ?? []).failed).toBe(1);
});

test('two files differ in what was done to them', () => {
  const rows = differencesOf(example('created'), example('edited'));
  expect(rows.filter(({ isSame }) => !isSame).map(({ what }) => what)).toContain('Actions');
  expect(rows.find(({ what }) => what === 'Signed by')?.isSame).toBe(true);
  // A forged copy names the same signer, which isn't the same as being signed by it.
  const forged = differencesOf(example('created'), example('tampered'));
  expect(forged.find(({ what }) => what === 'Signed by')).toEqual({
    what: 'Signed by',
    left: 'Example Gallery Signer (not verified)',
    right: 'Example Gallery Signer (not verified, a check failed)',
    isSame: false,
  });
  expect(differencesOf(example('created'), example('created')).every(({ isSame }) => isSame)).toBe(true);
});

test('old reports, which know only what failed, are read too', () => {
  const report = reportOf(reading({ validation_status: [{ code: 'assertion.dataHash.mismatch' }] }), covered);
  expect(report.state).toBe('unknown');
  expect(report.checks[0]?.checks).toMatchObject([
    { code: 'assertion.dataHash.mismatch', outcome: 'failed' },
  ]);
});

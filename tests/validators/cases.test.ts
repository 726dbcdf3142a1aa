import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytesSource } from '@content-credentials/verdict/coverage';
import { absenceOf } from '@content-credentials/verdict/coverage/absent';
import { SDK_DEFECTS } from '@content-credentials/verdict/report/sdk-version';
import { statementRows } from '@content-credentials/verdict/report/statement-rows';
import { verdictOf } from '@content-credentials/verdict/report/verdict';
import { readErrorOf } from '@content-credentials/verdict/sdk/read-error';
import { disputedSpecimens, type Specimen, specimens } from '@content-credentials/verdict/testkit/forger';
import { beforeAll, expect, test } from 'vitest';
import { named } from '../support/specimens.ts';
import { inspect } from './support/inspect.ts';

/** Small files that real tools could have written, each with something that once led to a wrong verdict. */
const fileOf = (name: string) => new Uint8Array(readFileSync(join('tests/fixtures/cases', name)));
const reportOn = (name: string) => inspect(fileOf(name), name);

test('manifests of several chains of ingredients are valid in any order', async () => {
  const [depthFirst, other] = await Promise.all(['11-chains.png', '11a-chains-reordered.png'].map(reportOn));
  expect(depthFirst?.state).toBe('Valid');
  expect(other?.state).toBe('Valid');
  expect(other && verdictOf(other).headline).toBe(depthFirst && verdictOf(depthFirst).headline);
});

let all: Specimen[];
beforeAll(async () => {
  all = [...(await specimens()), ...(await disputedSpecimens())];
}, 60_000);

const specimen = (id: string): Specimen => named(all, id);

test.each([
  ['jpeg-scan-excluded', 'gap'],
  ['mp4-media-excluded', 'gap'],
  ['jpeg-trailing-in-app11', 'added bytes'],
  ['jpeg-segment-twice', 'several stores'],
  ['jpeg-overlapping', 'malformed binding'],
  ['update-with-binding', 'unreadable store'],
  ['gathered-binding', 'no binding'],
  ['swapped-binding', 'changed binding'],
  ['jpeg-changed', undefined],
  ['boxes-swapped', undefined],
  ['signature-of-other', undefined],
])('the cause of %s is %s', async (id, kind) => {
  const { file, name } = specimen(id);
  expect((await inspect(file, name)).fault?.kind).toBe(kind);
});

test('a signature that doesn’t match comes before what this page found', async () => {
  const { file, store = file, name } = specimen('jpeg-scan-excluded');
  const end = Buffer.from(file).indexOf(store) + store.length;
  const changed = file.map((byte, at) => (at === end - 3 ? byte ^ 1 : byte));
  const report = await inspect(changed, name);
  expect(report.checks[0]?.checks.filter(({ outcome }) => outcome === 'failed')).toContainEqual(
    expect.objectContaining({ fault: 'gap' }),
  );
  expect(report.fault).toBeUndefined();
  expect(verdictOf(report)).toMatchObject({ kind: 'signature' });
});

test.each(['v1', 'v2', 'v3'])(
  'a parent that was already invalid is named: ingredient assertion %s',
  async (version) => {
    const { file, name } = specimen(`ingredient-recorded-${version}`);
    const report = await inspect(file, name);
    expect(report.state).toBe('Valid');
    expect(report.recorded).toMatchObject([
      { relationship: 'parentOf', codes: ['assertion.dataHash.mismatch'], path: ['An ingredient'] },
    ]);
    expect(verdictOf(report).headline).toContain('The version that it was made from was already invalid');
    expect(statementRows(report)).toContainEqual(expect.objectContaining({ name: 'Invalid ingredients' }));
    expect(report.tree.children[0]?.recorded).toEqual(['assertion.dataHash.mismatch']);
    expect(report.checks[1]?.checks).toContainEqual(
      expect.objectContaining({ isRecorded: true, outcome: 'noted' }),
    );
  },
);

test('an honest ingredient has no recorded failures', async () => {
  const { file, name } = specimen('honest-ingredient');
  const report = await inspect(file, name);
  expect(report.recorded).toEqual([]);
  expect(verdictOf(report).headline).not.toContain('already invalid');
});

test('a certificate without an organization: the signature wasn’t checked, and nothing says that it was changed', async () => {
  const report = await reportOn('signer-without-organization.jpg');
  expect(report.state).toBe('Invalid');
  expect(report.fault?.kind).toBe('unchecked signature');
  const { headline, sentence } = verdictOf(report);
  expect(headline).toContain('names no organization');
  expect(`${headline} ${sentence}`).not.toMatch(/changed|doesn’t match/);
});

test('a file that was changed as well is still called changed', async () => {
  const file = fileOf('signer-without-organization.jpg');
  const report = await inspect(
    file.map((byte, at) => (at === file.length - 10 ? byte ^ 1 : byte)),
    'changed.jpg',
  );
  expect(verdictOf(report).headline).toContain('isn’t the one that was signed');
});

/** Bytes of a file with one changed, where this text is. */
function changedAt(file: Uint8Array<ArrayBuffer>, text: string) {
  const at = Buffer.from(file).lastIndexOf(text, undefined, 'latin1');
  if (at < 0) throw new Error(`The file doesn't have ${text}.`);
  return file.map((byte, place) => (place === at ? byte ^ 1 : byte));
}

test('a hash that matches by our own check, and that the SDK can’t check, isn’t called changed', async () => {
  const kinds = new Set<string>();
  for (const { id, file, name, sidecar } of await disputedSpecimens()) {
    // The SDK doesn't see the file of a sidecar, and can't read a box hash of a WAV file at all.
    if (sidecar || name.endsWith('.wav')) continue;
    // Anyone may change the text of the comment, which the hash leaves out.
    const also = /comment|ranges/.test(id) ? [changedAt(file, 'comment')] : [];
    for (const one of [file, ...also]) {
      const report = await inspect(one, name);
      if (report.state === 'Valid') continue;
      expect([id, report.state, report.fault?.kind]).toEqual([id, 'Invalid', 'unchecked hash']);
      const { headline, sentence } = verdictOf(report);
      expect(`${headline} ${sentence}`).not.toMatch(/was changed|isn’t the one|doesn’t match/);
      if (report.binding !== 'alone' && report.binding.coverage.state === 'covered')
        kinds.add(report.binding.coverage.kind);
    }
  }
  // A core that reads them all needs no such sentence.
  expect([...kinds].sort()).toEqual([...SDK_DEFECTS.misreadHashes].sort());
});

test.each([
  ['boxes-comment-text', '\xff\xd9'],
  ['boxes-grouped', '\xff\xfe'],
  ['mp4-tree-row', 'mdat'],
])('a changed byte outside of what such a hash leaves out is called changed: %s', async (id, text) => {
  const { file, name } = specimen(id);
  const report = await inspect(changedAt(file, text), name);
  expect(report.state).toBe('Invalid');
  expect(report.fault?.kind).not.toBe('unchecked hash');
  expect(verdictOf(report).headline).toContain('isn’t the one that was signed');
});

test('what isn’t protected is named in headline and checks, also if the standard requires to leave it out', async () => {
  const report = await reportOn('lab-animation-partly-protected.avif');
  expect(report.state).toBe('Partial');
  const { headline } = verdictOf(report);
  expect(headline).toContain('whether its image or its animation is shown');
  expect(headline).not.toContain('Unchanged');
  expect(report.checks[0]?.checks).toContainEqual(expect.objectContaining({ shows: ['animation'] }));
});

test('two manifest stores have their own sentence', async () => {
  const error = await reportOn('06d-png-two-cabx.png').catch((reason) => readErrorOf(String(reason)));
  expect(error).toMatchObject({ reason: 'several stores' });
});

test('a C2PA box that can’t be read isn’t the same as none', async () => {
  const absence = (bytes: Uint8Array<ArrayBuffer>) => absenceOf(bytesSource(bytes));
  const file = fileOf('01a-purpose-unknown.avif');
  await expect(reportOn('01a-purpose-unknown.avif')).rejects.toBe('C2pa(JumbfNotFound)');
  expect(await absence(file)).toBe('unread store');
  // Cut off before the box, and a file that never had one.
  expect(await absence(file.slice(0, 40))).toBeUndefined();
  expect(await absence(fileOf('09h-unsigned-selfclosing.svg'))).toBeUndefined();
  const plain = Uint8Array.from(file);
  plain.set(Buffer.from('free'), Buffer.from(file).indexOf('uuid'));
  expect(await absence(plain)).toBeUndefined();
});

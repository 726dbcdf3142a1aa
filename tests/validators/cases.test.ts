import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Specimen, specimens } from '../../labs/forger/index.ts';
import { answerOf } from '../../src/c2pa/report/verdict.ts';
import { inspect } from './support/inspect.ts';

/** Small files that real tools could have written, each with something that once led to a wrong verdict. */
const fileOf = (name: string) => new Uint8Array(readFileSync(join('tests/fixtures/cases', name)));
const reportOn = (name: string) => inspect(fileOf(name), name);

test('manifests of several chains of ingredients are valid in any order', async () => {
  const [depthFirst, other] = await Promise.all(['11-chains.png', '11a-chains-reordered.png'].map(reportOn));
  expect(depthFirst?.state).toBe('Valid');
  expect(other?.state).toBe('Valid');
  expect(other && answerOf(other)).toBe(depthFirst && answerOf(depthFirst));
});

const specimen = async (id: string): Promise<Specimen> => {
  const found = (await specimens()).find((one) => one.id === id);
  if (!found) throw new Error(`There's no specimen ${id}.`);
  return found;
};

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
  const { file, name } = await specimen(id);
  expect((await inspect(file, name)).fault?.kind).toBe(kind);
});

test('a signature that doesn’t match comes before what this page found', async () => {
  const { file, store = file, name } = await specimen('jpeg-scan-excluded');
  const end = Buffer.from(file).indexOf(store) + store.length;
  const changed = file.map((byte, at) => (at === end - 3 ? byte ^ 1 : byte));
  const report = await inspect(changed, name);
  expect(report.checks[0]?.checks.filter(({ outcome }) => outcome === 'failed')).toContainEqual(
    expect.objectContaining({ fault: 'gap' }),
  );
  expect(report.fault).toBeUndefined();
  expect(answerOf(report)).toContain('The signature doesn’t match');
});

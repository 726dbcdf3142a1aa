import { expect, test } from 'vitest';
import { KINDS, ORIGIN_NAMES } from './compare.ts';
import { readList, sdkStatesOf } from './list.ts';

const list = readList();

test('each file is listed once', () => {
  const digests = list.map(({ sha256 }) => sha256);
  expect(digests.filter((one, index) => digests.indexOf(one) !== index)).toEqual([]);
});

test('where we differ from an SDK, a note says why', () => {
  const silent = list.filter(
    (file) => sdkStatesOf(file).join() !== sdkStatesOf({ state: file.state }).join(),
  );
  expect(silent.filter(({ note }) => note === undefined).map(({ path }) => path)).toEqual([]);
});

test('a file that’s Invalid or can’t be read has its cause', () => {
  const bare = list.filter(({ state, kind }) => ['Invalid', 'failed'].includes(state) && kind === undefined);
  expect(bare.map(({ path }) => path)).toEqual([]);
});

test('kinds and origins are those of the table of verdicts, and of files without one', () => {
  const others = ['codestream'];
  const strange = list.filter(
    ({ kind, origin }) =>
      (kind !== undefined && ![...KINDS, ...others].includes(kind)) ||
      (origin !== undefined && !ORIGIN_NAMES.includes(origin)),
  );
  expect(strange.map(({ path, kind, origin }) => ({ path, kind, origin }))).toEqual([]);
});

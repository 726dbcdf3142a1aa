import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bindingOf } from './binding.ts';

const files = join(import.meta.dirname, '../../../samples/manifest-examples/files');
const read = (name: string) => readFileSync(join(files, name));
const { active_manifest: label } = JSON.parse(read('sidecar.json').toString());
const photo = read('sidecar.jpg');

/** What the SDK says of a `.c2pa` file that it reads alone. */
const report = (code: string, assertion: string) => ({
  validation_results: {
    activeManifest: {
      failure: [{ code, url: `self#jumbf=/c2pa/${label}/c2pa.assertions/${assertion}` }],
    },
  },
});
const of = (said: unknown, file?: Uint8Array<ArrayBuffer>) =>
  bindingOf(
    { report: said, store: new Uint8Array(read('sidecar.c2pa')), pictures: new Map() },
    file && new Blob([file]),
  );
const mismatch = report('assertion.dataHash.mismatch', 'c2pa.hash.data');

test('the bytes of the file that was signed fit, and one more or another does not', async () => {
  expect(await of(mismatch, new Uint8Array(photo))).toBe('fits');
  expect(await of(mismatch, new Uint8Array([...photo, 0]))).toBe('differs');
  const changed = new Uint8Array(photo);
  changed[5000] = (changed[5000] ?? 0) ^ 1;
  expect(await of(mismatch, changed)).toBe('differs');
});

test('without a file nothing is compared', async () => expect(await of(mismatch)).toBe('alone'));

test('another kind of hash is not compared', async () =>
  expect(await of(report('assertion.bmffHash.mismatch', 'c2pa.hash.bmff.v3'), new Uint8Array(photo))).toBe(
    'unknown',
  ));

test('a report that says nothing of bytes stands as it is', async () =>
  expect(await of(report('claim.hardBindings.missing', ''), new Uint8Array(photo))).toBeUndefined());

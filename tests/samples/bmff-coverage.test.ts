// Checks files that c2pa-node signs with our own rules for hashes of ISO base media files.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesSource, type Coverage, coverageOf } from '@content-credentials/verdict/coverage';
import { beforeAll, expect, test } from 'vitest';
import { bmffStore } from '../../packages/verdict/src/coverage/bmff/store.ts';
import { nodeSdk } from '../support/node-sdk.ts';
import { folderWithCertificates, runOk, samplePath } from './workspace.ts';

const CREATE = { create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' };

let folder: string;
let sdk: Awaited<ReturnType<typeof nodeSdk>>;

beforeAll(async () => {
  folder = await folderWithCertificates();
  sdk = await nodeSdk(join(folder, 'test-certs'));
  const { makeMedia } = (await import(samplePath('every-format', 'node', 'make-media.mjs'))) as {
    makeMedia(): Promise<Array<{ extension: string; data: Buffer }>>;
  };
  for (const { extension, data } of await makeMedia())
    await writeFile(join(folder, `plain.${extension}`), data);
  await runOk(samplePath('shared', 'make-video.mjs'), ['film.mp4', '48'], folder);
});

function signed(from: string, to: string, settings: object = {}, intent: unknown = CREATE): string {
  const builder = sdk.Builder.withJson({ title: to }, JSON.stringify(settings));
  builder.setIntent(intent);
  builder.sign(sdk.signer, { path: join(folder, from) }, { path: join(folder, to) });
  return to;
}

async function coverage(file: string, change = (bytes: Uint8Array) => bytes): Promise<Coverage> {
  const bytes = Uint8Array.from(await readFile(join(folder, file)));
  const found = await bmffStore(bytesSource(bytes));
  if (!found) throw new Error(`${file} has no manifest store`);
  return coverageOf(bytesSource(change(bytes)), found.store);
}

const kinds = (found: Coverage): unknown =>
  found.state === 'covered' ? [...new Set(found.uncovered.map(({ kind }) => kind))] : found;

test.each(['mp4', 'mov', 'm4v', 'm4a', 'heic', 'heif', 'avif'])('%s', async (extension) => {
  const file = signed(`plain.${extension}`, `signed.${extension}`);
  expect(kinds(await coverage(file))).toEqual(['required', 'manifest']);
});

test.each([
  ['the leaves', 0],
  ['the first row above the leaves', 1],
  ['the root', 5],
])('a film with a Merkle tree, of which the manifest has %s', async (_, proofs) => {
  const settings = { core: { merkle_tree_chunk_size_in_kb: 1, merkle_tree_max_proofs: proofs } };
  const file = signed('film.mp4', `tree-${proofs}.mp4`, settings);
  expect(kinds(await coverage(file))).toEqual(['required', 'manifest']);
  const broken = await coverage(file, (bytes) => {
    const media = Buffer.from(bytes).lastIndexOf('mdat') + 3000;
    bytes[media] = (bytes[media] ?? 0) ^ 1;
    return bytes;
  });
  expect(broken).toMatchObject({ state: 'broken', fault: { code: 'assertion.bmffHash.mismatch' } });
});

test('a film with one hash for all of its media', async () => {
  const file = signed('film.mp4', 'whole.mp4', { core: { merkle_tree_chunk_size_in_kb: 0 } });
  expect(kinds(await coverage(file))).toEqual(['required', 'manifest']);
});

test('updates at the end of a film, and an edit that moves them into its store', async () => {
  const first = signed('film.mp4', 'first.mp4');
  const second = signed(first, 'second.mp4', {}, 'update');
  expect(kinds(await coverage(second))).toEqual(['required', 'manifest']);
  const third = signed(second, 'third.mp4', {}, 'update');
  expect(kinds(await coverage(third))).toEqual(['required', 'manifest']);
  const fourth = signed(third, 'fourth.mp4', {}, 'edit');
  expect(kinds(await coverage(fourth))).toEqual(['required', 'manifest']);
});

test('a change outside what may change is found, wherever it is', async () => {
  const file = signed('film.mp4', 'fuzzed.mp4');
  const found = await coverage(file);
  if (found.state !== 'covered') throw new Error('the film is not covered');
  const places = Array.from({ length: 2000 }, (_, index) => Math.floor((index * found.size) / 2000)).filter(
    (place) => !found.uncovered.some(({ start, length }) => place >= start && place < start + length),
  );
  expect(places.length).toBeGreaterThan(500);
  for (const place of places) {
    const { state } = await coverage(file, (bytes) => {
      bytes[place] = (bytes[place] ?? 0) ^ 0x55;
      return bytes;
    });
    expect([place, state === 'covered']).toEqual([place, false]);
  }
});

import { createHash } from 'node:crypto';
import { decodeCbor } from '@content-credentials/verdict/cbor/decode';
import { cborAt } from '@content-credentials/verdict/jumbf';
import { expect, test } from 'vitest';
import { labelFor } from './assertions.ts';
import { intoJpeg, segmentsOf } from './embed/jpeg.ts';
import { chunksOf } from './embed/png.ts';
import { riffChunksOf } from './embed/riff.ts';
import { forge } from './forge.ts';
import { host, networkSpecimens, specimens } from './index.ts';
import { baseMedia } from './media.ts';

test('an honest hash is that of the file around the store, wherever the numbers moved it', async () => {
  const { jpeg } = await baseMedia();
  const { file, store, placed } = await forge({
    id: 'test',
    media: jpeg,
    embed: intoJpeg({ perSegment: 400 }),
  });
  const bytes = cborAt(store, labelFor('test'), ['c2pa.assertions', 'c2pa.hash.data']);
  const assertion = decodeCbor(bytes ?? new Uint8Array()) as Map<string, unknown>;
  const [span] = placed.spans;
  expect(assertion.get('exclusions')).toEqual([new Map(Object.entries(span ?? {}))]);
  const rest = createHash('sha256').update(jpeg).digest();
  expect(Buffer.from(assertion.get('hash') as Uint8Array)).toEqual(rest);
  expect(file.length).toBe(jpeg.length + (span?.length ?? 0));
});

test('segments and chunks cover the whole file, so that no forgery misses what it is aimed at', async () => {
  const { jpeg, png, webp } = await baseMedia();
  const lengths = (list: Array<{ length: number }>) => list.reduce((sum, { length }) => sum + length, 0);
  expect(lengths(segmentsOf(jpeg))).toBe(jpeg.length);
  expect(lengths(chunksOf(png))).toBe(png.length);
  expect(lengths(riffChunksOf(webp))).toBe(webp.length - 12);
});

test('each specimen has a name of its own and says what is wrong with it', async () => {
  const all = [...(await specimens()), ...(await networkSpecimens())];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.filter(({ expect: verdict }) => verdict !== 'Valid').length).toBeGreaterThan(90);
  for (const { id, name, wrong, file } of all) {
    expect(name.startsWith(`${id}.`)).toBe(true);
    expect(wrong).toMatch(/\.$/);
    expect(file.length).toBeGreaterThan(500);
  }
});

test('every address of a network specimen is below .example', async () => {
  for (const { id, file } of await networkSpecimens()) {
    const text = Buffer.from(file).toString('latin1');
    const hosts = [...text.matchAll(/https?:\/\/([a-z0-9.-]+)|did:web:([a-z0-9.-]+)/g)].map(
      ([, address, domain]) => address ?? domain,
    );
    const forged = hosts.filter((one) => one?.endsWith(host('').slice(1)));
    expect(forged.length, id).toBeGreaterThan(0);
  }
});

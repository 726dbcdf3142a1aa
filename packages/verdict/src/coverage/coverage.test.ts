import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { containerOf } from './containers/index.ts';
import { bytesSource, coverageOf } from './index.ts';

const files = join(import.meta.dirname, '../../../../samples/manifest-examples/files');
const read = (name: string) => new Uint8Array(readFileSync(join(files, name)));
const activeOf = (name: string): string =>
  JSON.parse(readFileSync(join(files, `${name.replace(/\.\w+$/, '')}.json`), 'utf8')).active_manifest;

/** The store in a file, as the SDK would return it. */
const storeIn = async (bytes: Uint8Array) =>
  (await containerOf(bytesSource(bytes)))?.store ?? new Uint8Array();

const EMBEDDED = ['created.jpg', 'edited.jpg', 'composite.jpg', 'identity.jpg', 'redacted.jpg', 'sound.wav'];

test.each(EMBEDDED)('the hash of %s covers all but its manifest store', async (name) => {
  const bytes = read(name);
  const coverage = await coverageOf(bytesSource(bytes), await storeIn(bytes), { active: activeOf(name) });
  expect(coverage).toMatchObject({ state: 'covered', kind: 'data', uncovered: [{ kind: 'manifest' }] });
});

test('a changed byte is found', async () => {
  const bytes = read('tampered.jpg');
  const coverage = await coverageOf(bytesSource(bytes), await storeIn(bytes), {
    active: activeOf('tampered.jpg'),
  });
  expect(coverage).toMatchObject({
    state: 'broken',
    fault: { kind: 'changed', code: 'assertion.dataHash.mismatch' },
  });
});

test('a sidecar covers its whole file, and so does a manifest elsewhere', async () => {
  for (const name of ['sidecar', 'remote']) {
    const options = { active: activeOf(`${name}.c2pa`), isExternal: name === 'sidecar' };
    const of = (bytes: Uint8Array) => coverageOf(bytesSource(bytes), read(`${name}.c2pa`), options);
    expect(await of(read(`${name}.jpg`))).toMatchObject({ state: 'covered', uncovered: [] });
    expect(await of(Uint8Array.from([...read(`${name}.jpg`), 0]))).toMatchObject({ state: 'broken' });
  }
});

test('a report about another manifest is not compared', async () => {
  const bytes = read('created.jpg');
  const coverage = await coverageOf(bytesSource(bytes), await storeIn(bytes), { active: 'urn:c2pa:another' });
  expect(coverage.state).toBe('unknown');
});

test('another file’s store isn’t the one in this file', async () => {
  const bytes = read('created.jpg');
  const coverage = await coverageOf(bytesSource(bytes), await storeIn(read('edited.jpg')));
  expect(coverage).toMatchObject({
    state: 'broken',
    fault: { kind: 'other store', clause: { section: '11.1.4.2' } },
  });
});

let jpeg: Uint8Array;
let wave: Uint8Array;
beforeAll(() => {
  jpeg = read('created.jpg');
  wave = read('sound.wav');
});

/** Positions spread over a file, the same in every run. */
const places = (size: number, count: number) =>
  Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * size) / count));

test('no byte outside the manifest store can be changed, removed, or added', async () => {
  for (const bytes of [jpeg, wave]) {
    const store = await storeIn(bytes);
    const { unit } = (await containerOf(bytesSource(bytes))) ?? {};
    if (!unit) throw new Error('the example has no manifest store');
    const outside = places(bytes.length, 400).filter(
      (place) => place < unit.start || place >= unit.start + unit.length,
    );
    expect(outside.length).toBeGreaterThan(20);
    for (const place of outside) {
      const changed = Uint8Array.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      const shorter = Uint8Array.from([...bytes.subarray(0, place), ...bytes.subarray(place + 1)]);
      const longer = Uint8Array.from([...bytes.subarray(0, place), 0, ...bytes.subarray(place)]);
      for (const one of [changed, shorter, longer])
        expect((await coverageOf(bytesSource(one), store)).state, `byte ${place}`).not.toBe('covered');
    }
  }
}, 60_000);

test('a store that’s truncated or changed anywhere never throws and never covers more', async () => {
  const store = read('sidecar.c2pa');
  const file = bytesSource(read('sidecar.jpg'));
  for (const place of places(store.length, 300)) {
    const changed = Uint8Array.from(store);
    changed[place] = (changed[place] ?? 0) ^ 0xff;
    await coverageOf(file, changed, { isExternal: true });
    expect((await coverageOf(file, store.subarray(0, place), { isExternal: true })).state).not.toBe(
      'covered',
    );
  }
});

test('an aborted read ends', async () => {
  const stopped = new DOMException('stopped', 'AbortError');
  const source = {
    size: 10,
    read: () => Promise.reject(stopped),
  };
  await expect(coverageOf(source, read('sidecar.c2pa'), { isExternal: true })).rejects.toBe(stopped);
});

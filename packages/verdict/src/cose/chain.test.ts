import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodeCbor } from '../cbor/decode.ts';
import { parseCertificate, shortName } from '../x509/certificate.ts';
import { identityChain, manifestChain } from './chain.ts';

const files = join(import.meta.dirname, '../../../../samples/manifest-examples/files');
const store = new Uint8Array(readFileSync(join(files, 'sidecar.c2pa')));
const { active_manifest: label } = JSON.parse(readFileSync(join(files, 'sidecar.json'), 'utf8'));

test('the chain of a manifest store, the signer first', () => {
  const names = manifestChain(store, label).map((der) => shortName(parseCertificate(der).subject));
  expect(names).toEqual(['Example Gallery Signer', 'Example Gallery Intermediate CA']);
});

/** A JPEG's manifest store: the contents of its APP11 segments, without the box header in all but the first. */
function storeOf(name: string): Uint8Array {
  const jpeg = readFileSync(join(files, name));
  const parts: Uint8Array[] = [];
  for (
    let place = 2;
    jpeg[place] === 0xff && jpeg[place + 1] !== 0xda;
    place += 2 + jpeg.readUInt16BE(place + 2)
  )
    if (jpeg[place + 1] === 0xeb)
      parts.push(
        jpeg.subarray(place + (parts.length === 0 ? 12 : 20), place + 2 + jpeg.readUInt16BE(place + 2)),
      );
  return new Uint8Array(Buffer.concat(parts));
}

test('a store without the manifest, or data that isn’t a store, has no chain', () => {
  expect(manifestChain(store, 'urn:c2pa:other')).toEqual([]);
  expect(manifestChain(new Uint8Array(), label)).toEqual([]);
  expect(manifestChain(new Uint8Array(1000).fill(255), label)).toEqual([]);
});

test('a store that’s truncated or changed anywhere doesn’t throw', () => {
  for (let length = 0; length < store.length; length += 97) manifestChain(store.subarray(0, length), label);
  for (let index = 0; index < store.length; index += 13) {
    const changed = Uint8Array.from(store);
    changed[index] = (changed[index] ?? 0) ^ 0xff;
    manifestChain(changed, label);
  }
});

test('the chain of an identity, the holder first', () => {
  const { active_manifest: signed } = JSON.parse(readFileSync(join(files, 'identity.json'), 'utf8'));
  const picture = storeOf('identity.jpg');
  const names = identityChain(picture, signed, 'cawg.identity').map((der) =>
    shortName(parseCertificate(der).subject),
  );
  expect(names).toEqual(['Example Newsroom Signer', 'Example Newsroom Intermediate CA']);
  expect(identityChain(picture, signed, 'c2pa.actions.v2')).toEqual([]);
  expect(identityChain(picture, signed, 'no such')).toEqual([]);
});

test.each([
  ['a length beyond the end', [0x5b, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]],
  ['an array of four thousand million', [0x9a, 0xff, 0xff, 0xff, 0xff]],
  ['nesting without end', Array(10_000).fill(0x81)],
  ['maps in maps', Array(10_000).fill(0xa1)],
  ['nothing', []],
])('%s is refused', (_, bytes) => expect(() => decodeCbor(Uint8Array.from(bytes))).toThrow());

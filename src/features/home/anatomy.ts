import { createHash } from 'node:crypto';
import { decodeCbor } from '@content-credentials/verdict/cbor/decode';
import { cborOf, type Superbox, superboxes } from '@content-credentials/verdict/jumbf';

/** A part of a signed file, with its size in bytes. */
export interface FilePart {
  name: 'Headers' | 'Thumbnail' | 'Actions' | 'Hash' | 'Claim' | 'Signature' | 'Image';
  bytes: number;
}

const NAMES: ReadonlyArray<readonly [label: string, name: FilePart['name']]> = [
  ['c2pa.thumbnail.claim', 'Thumbnail'],
  ['c2pa.actions.v2', 'Actions'],
  ['c2pa.hash.data', 'Hash'],
  ['c2pa.claim.v2', 'Claim'],
  ['c2pa.signature', 'Signature'],
];

/** What's in a file whose manifest store is before its pixels. */
export interface Anatomy {
  /** In the order of the file, all of its bytes. */
  parts: readonly FilePart[];
  /** The value that was signed, as hexadecimal digits, like all that follow. */
  hash: string;
  /** What the claim lists, by its name. */
  listed: ReadonlyArray<readonly [name: string, hash: string]>;
  signature: string;
  /** What was reserved for the signature and stayed empty: its first byte in the file, from 0, and how many there are. */
  zeros: { from: number; bytes: number };
}

const hex = (value: unknown): string => Buffer.from(value as Uint8Array).toString('hex');

export function anatomyOf(file: Uint8Array, store: Uint8Array): Anatomy {
  const inside = (of: { from: number; to: number }) => superboxes(store, of);
  const manifests = inside({ from: 0, to: store.length }).flatMap(inside);
  const boxes = manifests.flatMap(inside).flatMap((box) => [box, ...inside(box)]);
  const named = NAMES.flatMap(([label, name]) => {
    const box = boxes.find((one) => one.label === label);
    return box ? [{ name, box, bytes: box.to - box.start }] : [];
  });
  const content = (name: FilePart['name']) => {
    const box = named.find((part) => part.name === name)?.box as Superbox;
    return decodeCbor(cborOf(store, box) ?? new Uint8Array());
  };
  const claim = content('Claim') as Map<string, Array<Map<string, unknown>>>;
  const listed = [...(claim.get('gathered_assertions') ?? []), ...(claim.get('created_assertions') ?? [])];
  // The store ends with the signature's own bytes.
  const image = file.length - Buffer.from(file).indexOf(store.subarray(-64)) - 64;
  const parts = named.map(({ name, bytes }): FilePart => ({ name, bytes }));
  const rest = parts.reduce((left, { bytes }) => left - bytes, file.length - image);
  const zeros = /\0{1000,}/.exec(Buffer.from(file).toString('latin1'));
  return {
    parts: [{ name: 'Headers', bytes: rest }, ...parts, { name: 'Image', bytes: image }],
    hash: hex((content('Hash') as Map<string, unknown>).get('hash')),
    listed: listed.map((one) => [
      NAMES.find(([label]) => String(one.get('url')).endsWith(label))?.[1] ?? '',
      hex(one.get('hash')),
    ]),
    signature: hex((content('Signature') as unknown[])[3]),
    zeros: { from: zeros?.index ?? file.length, bytes: zeros?.[0].length ?? 0 },
  };
}

/** SHA-256 of the bytes around the manifest store, which is what the hash in it covers. */
export function imageHash(file: Uint8Array, { parts }: Anatomy): string {
  const image = parts.at(-1)?.bytes ?? 0;
  // Before the store is only the marker that begins a JPEG file.
  return createHash('sha256')
    .update(file.subarray(0, 2))
    .update(file.subarray(file.length - image))
    .digest('hex');
}

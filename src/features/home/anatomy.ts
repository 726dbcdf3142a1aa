import { superboxes } from '@content-credentials/verdict/jumbf';

/** A part of a signed file, with its size in bytes. */
export interface FilePart {
  name: 'Thumbnail' | 'Actions' | 'Hash' | 'Claim' | 'Signature' | 'Image';
  bytes: number;
  /** Its first bytes from its label on, as characters; a dot is any other byte. */
  text?: string;
}

/** What fits into the largest part. */
const SHOWN_BYTES = 700;
/** Before a label are the headers of two boxes, a type, and a flag. */
const LABEL = 25;

const NAMES: ReadonlyArray<readonly [label: string, name: FilePart['name']]> = [
  ['c2pa.thumbnail.claim', 'Thumbnail'],
  ['c2pa.actions.v2', 'Actions'],
  ['c2pa.hash.data', 'Hash'],
  ['c2pa.claim.v2', 'Claim'],
  ['c2pa.signature', 'Signature'],
];

/** The parts of an image whose manifest store is before its pixels, in the order of the file. */
export function partsOf(file: Uint8Array, store: Uint8Array): FilePart[] {
  const inside = (of: { from: number; to: number }) => superboxes(store, of);
  const manifests = inside({ from: 0, to: store.length }).flatMap(inside);
  const boxes = manifests.flatMap(inside).flatMap((box) => [box, ...inside(box)]);
  const parts = boxes.flatMap(({ label, start, from, to }): FilePart[] => {
    const name = NAMES.find(([known]) => known === label)?.[1];
    if (!name) return [];
    const first = Buffer.from(store.subarray(from + LABEL, Math.min(to, from + SHOWN_BYTES)));
    const text = first.toString('latin1').replaceAll(/[^ -~]/g, '·');
    return [{ name, bytes: to - start, ...(name !== 'Thumbnail' && { text }) }];
  });
  return [...parts, { name: 'Image', bytes: file.length - store.length }];
}

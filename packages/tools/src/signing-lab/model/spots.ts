import { decodeCbor } from '@content-credentials/verdict/cbor/decode';
import { cborAt } from '@content-credentials/verdict/jumbf';

/** What a byte belongs to: the image itself, the list of actions, or the title in the claim. */
export type SpotKind = 'picture' | 'statement' | 'title';

/** A byte of a signed file that can be flipped, and its position. */
export interface Spot {
  kind: SpotKind;
  place: number;
}

/** The number of bytes to search for: enough to be unique. */
const CONTEXT = 24;

function find(bytes: Uint8Array, wanted: Uint8Array): number {
  const [first] = wanted;
  if (first === undefined) return -1;
  for (let from = bytes.indexOf(first); from >= 0; from = bytes.indexOf(first, from + 1))
    if (wanted.every((byte, index) => bytes[from + index] === byte)) return from;
  return -1;
}

/**
 * The position of a text's last letter in the file. A text that's split by the file's format (JPEG does so every 64 kB)
 * isn't found.
 */
function endOfText(asset: Uint8Array, box: Uint8Array | undefined, text: string | undefined): number {
  if (!box || !text) return -1;
  const end = find(box, new TextEncoder().encode(text));
  if (end < 0) return -1;
  const last = end + new TextEncoder().encode(text).length - 1;
  const from = Math.max(0, last - CONTEXT);
  const found = find(asset, box.subarray(from, last + CONTEXT));
  return found < 0 ? -1 : found + last - from;
}

/** The name of the first action, read from the assertion's own bytes. */
function firstAction(actions: Uint8Array | undefined): string | undefined {
  const data = actions && decodeCbor(actions);
  const list = data instanceof Map ? data.get('actions') : undefined;
  const first = Array.isArray(list) ? list[0] : undefined;
  const name = first instanceof Map ? first.get('action') : undefined;
  return typeof name === 'string' ? name : undefined;
}

/**
 * A byte in the middle of the file outside the manifest store. 0xFF starts a marker in a JPEG: flipping a byte next to
 * one, or one that would become 0xFF, could break the structure of the file instead of its image.
 */
function inPicture(asset: Uint8Array, store: Uint8Array): number {
  const start = find(asset, store.subarray(0, 32));
  if (start < 0) return -1;
  const end = start + store.length;
  const [from, to] = asset.length - end > start ? [end, asset.length] : [0, start];
  const isNearMarker = (place: number) =>
    [-1, 0, 1].some((step) => (asset[place + step] ?? 0) >= 0xfe) || asset[place] === 0;
  let place = Math.floor(from + (to - from) * 0.55);
  while (place < to && isNearMarker(place)) place += 1;
  return place < to ? place : -1;
}

/**
 * The bytes that the lab offers to flip.
 * @param asset the signed file
 * @param store its manifest store
 * @param active label of the active manifest
 */
export function spotsOf(asset: Uint8Array, store: Uint8Array, active: string, title: string): Spot[] {
  const actions = cborAt(store, active, ['c2pa.assertions', 'c2pa.actions.v2']);
  const claim = cborAt(store, active, ['c2pa.claim.v2']);
  const spots: Spot[] = [
    { kind: 'picture', place: inPicture(asset, store) },
    { kind: 'statement', place: endOfText(asset, actions, firstAction(actions)) },
    { kind: 'title', place: endOfText(asset, claim, title) },
  ];
  return spots.filter(({ place }) => place >= 0);
}

/** A copy of a file with the lowest bit of one byte flipped. */
export function flipByte(asset: Uint8Array, place: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(asset);
  copy[place] = (copy[place] ?? 0) ^ 1;
  return copy;
}

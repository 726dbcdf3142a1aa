/**
 * The part of JUMBF (ISO 19566-5) needed to find the parts of a manifest in a manifest store. The bytes come from an
 * untrusted file: every length is checked, and a box that doesn't fit isn't found.
 */
export interface Box {
  type: string;
  /** The start of the box, including its header. */
  start: number;
  /** The start and end of its content. */
  from: number;
  to: number;
}

/** A JUMBF superbox: what its description box says, and its position. */
export interface Superbox extends Box {
  label: string;
  /** Type UUID of the description box, 32 hexadecimal digits. */
  uuid: string;
}

/** `c2pa` and related types begin with their name and end like this (C2PA 2.4, §11.1.4). */
export const typeUuid = (name: 'c2pa' | 'c2ma' | 'c2um' | 'c2cm' | 'c2cl' | 'c2cs' | 'c2as'): string =>
  `${[...name].map((letter) => letter.charCodeAt(0).toString(16)).join('')}00110010800000aa00389b71`;

const MAX_BOXES = 20_000;

/** The boxes in a range, up to the first that doesn't fit. */
export function* boxes(bytes: Uint8Array, from: number, to: number): Generator<Box> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let start = from; start + 8 <= to && count < MAX_BOXES; count += 1) {
    const short = view.getUint32(start);
    const isLong = short === 1 && start + 16 <= to;
    const size = isLong ? Number(view.getBigUint64(start + 8)) : short === 0 ? to - start : short;
    const head = isLong ? 16 : 8;
    if (size < head || start + size > to) return;
    const type = String.fromCharCode(...bytes.subarray(start + 4, start + 8));
    yield { type, start, from: start + head, to: start + size };
    start += size;
  }
}

/** The boxes in a range. @throws Error unless they fill it to the last byte: another reader might see more in a gap */
export function wholeBoxes(bytes: Uint8Array, { from, to }: Pick<Box, 'from' | 'to'>): Box[] {
  const all = [...boxes(bytes, from, to)];
  if ((all.at(-1)?.to ?? from) !== to) throw new Error('bytes that are not part of any box');
  return all;
}

/** Reads the description box at the start of a superbox. @returns undefined without one, or without a label */
export function superbox(bytes: Uint8Array, box: Box): Superbox | undefined {
  if (box.type !== 'jumb') return undefined;
  const [description] = boxes(bytes, box.from, box.to);
  if (description?.type !== 'jumd') return undefined;
  const toggles = description.from + 16;
  if (toggles >= description.to || ((bytes[toggles] ?? 0) & 2) === 0) return undefined;
  const end = bytes.indexOf(0, toggles + 1);
  if (end < 0 || end >= description.to) return undefined;
  const uuid = Array.from(bytes.subarray(description.from, toggles), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const label = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(toggles + 1, end));
  return { ...box, label, uuid };
}

/** The superboxes in a range, up to the first box that doesn't fit. */
export const superboxes = (bytes: Uint8Array, { from, to }: Pick<Box, 'from' | 'to'>): Superbox[] =>
  [...boxes(bytes, from, to)].flatMap((box) => superbox(bytes, box) ?? []);

/** The CBOR content box of a superbox. */
export function cborOf(bytes: Uint8Array, { from, to }: Pick<Box, 'from' | 'to'>): Uint8Array | undefined {
  for (const box of boxes(bytes, from, to)) if (box.type === 'cbor') return bytes.subarray(box.from, box.to);
  return undefined;
}

/**
 * The CBOR of a box in a manifest.
 * @param path labels, starting below the manifest: `['c2pa.signature']`
 */
export function cborAt(store: Uint8Array, manifest: string, path: readonly string[]): Uint8Array | undefined {
  let box: Superbox | undefined;
  for (const label of ['c2pa', manifest, ...path]) {
    box = superboxes(store, box ?? { from: 0, to: store.length }).find((one) => one.label === label);
    if (!box) return undefined;
  }
  return box && cborOf(store, box);
}

/**
 * As much of JUMBF (ISO 19566-5) as it takes to find the signature of a manifest in a manifest store, which the SDK
 * hands out whole. Bytes of strangers: every length is checked, and what does not fit is simply not found.
 */
interface Box {
  type: string;
  /** Where its content begins and ends. */
  from: number;
  to: number;
}

function* boxes(bytes: Uint8Array, from: number, to: number): Generator<Box> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let start = from; start + 8 <= to; ) {
    const short = view.getUint32(start);
    const isLong = short === 1 && start + 16 <= to;
    const size = isLong ? Number(view.getBigUint64(start + 8)) : short === 0 ? to - start : short;
    const head = isLong ? 16 : 8;
    if (size < head || start + size > to) return;
    const type = String.fromCharCode(...bytes.subarray(start + 4, start + 8));
    yield { type, from: start + head, to: start + size };
    start += size;
  }
}

/** The label in the description box with which a superbox begins. */
function labelOf(bytes: Uint8Array, box: Box): string | undefined {
  const [description] = boxes(bytes, box.from, box.to);
  if (description?.type !== 'jumd') return undefined;
  const toggles = description.from + 16;
  if (toggles >= description.to || ((bytes[toggles] ?? 0) & 2) === 0) return undefined;
  const end = bytes.indexOf(0, toggles + 1);
  if (end < 0 || end >= description.to) return undefined;
  return new TextDecoder().decode(bytes.subarray(toggles + 1, end));
}

function child(bytes: Uint8Array, parent: Pick<Box, 'from' | 'to'>, label: string): Box | undefined {
  for (const box of boxes(bytes, parent.from, parent.to))
    if (box.type === 'jumb' && labelOf(bytes, box) === label) return box;
  return undefined;
}

/**
 * The CBOR of a box in a manifest.
 * @param path labels from the manifest on: `['c2pa.signature']`
 */
export function cborAt(store: Uint8Array, manifest: string, path: readonly string[]): Uint8Array | undefined {
  let box: Box | undefined = child(store, { from: 0, to: store.length }, 'c2pa');
  for (const label of [manifest, ...path]) box = box && child(store, box, label);
  if (!box) return undefined;
  for (const { type, from, to } of boxes(store, box.from, box.to))
    if (type === 'cbor') return store.subarray(from, to);
  return undefined;
}

import { BrokenContainer, type Container, latin, type MetadataUnit, SeveralStores } from './container.ts';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const APPLICATION = 0xff;
const COMMENT = 0xfe;
/** The bytes of an application’s name and code, which come before its data. */
const HEAD = 11;

/** The end of a run of data sub-blocks, after its terminator. */
function endOfBlocks(bytes: Uint8Array, from: number): number {
  let place = from;
  for (;;) {
    const size = bytes[place];
    if (size === undefined) throw new BrokenContainer('a GIF block is cut off');
    place += 1 + size;
    if (size === 0) return place;
  }
}

/** The contents of a run of data sub-blocks. */
function contentOf(bytes: Uint8Array, from: number): Uint8Array {
  const parts: number[] = [];
  for (let place = from; (bytes[place] ?? 0) > 0; place += 1 + (bytes[place] ?? 0))
    for (const byte of bytes.subarray(place + 1, place + 1 + (bytes[place] ?? 0))) parts.push(byte);
  return Uint8Array.from(parts);
}

/**
 * The manifest store of a GIF: the application extension `C2PA_GIF` before the first image (C2PA 2.4, §A.3.8).
 * @throws BrokenContainer, SeveralStores
 */
export function gifContainer(bytes: Uint8Array): Container {
  const packed = bytes[10] ?? 0;
  let place = 13 + ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1));
  const found: Array<{ start: number; length: number; data: number }> = [];
  const metadata: MetadataUnit[] = [];
  while (bytes[place] === EXTENSION) {
    const start = place;
    const label = bytes[place + 1];
    const end = endOfBlocks(bytes, place + 2);
    const isApplication = label === APPLICATION && bytes[place + 2] === HEAD;
    const name = isApplication ? latin(bytes, place + 3, place + 14) : '';
    if (name.startsWith('C2PA_GIF')) found.push({ start, length: end - start, data: place + 14 });
    if (name === 'XMP DataXMP' || label === COMMENT)
      metadata.push({ name: name ? 'XMP' : 'comment', start, content: place + 2, length: end - start });
    place = end;
  }
  if (bytes[place] !== IMAGE && bytes[place] !== 0x3b)
    throw new BrokenContainer(`no GIF block at byte ${place}`);
  const [unit] = found;
  if (!unit) return { format: 'GIF', bookkeeping: [], metadata };
  if (found.length > 1) throw new SeveralStores(`the file has ${found.length} C2PA_GIF extensions`, found);
  const { start, length, data } = unit;
  return {
    format: 'GIF',
    unit: { name: 'C2PA_GIF', start, length },
    store: contentOf(bytes, data),
    bookkeeping: [],
    metadata,
  };
}

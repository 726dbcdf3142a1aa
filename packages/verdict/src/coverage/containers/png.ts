import type { ByteSource, Span } from '../types.ts';
import { BrokenContainer, type Container, latin, type MetadataUnit, SeveralStores } from './container.ts';

const METADATA = ['eXIf', 'iTXt', 'tEXt', 'zTXt', 'tIME'];
const COLORS = ['iCCP', 'sRGB', 'gAMA', 'cHRM', 'cICP'];
const MAX_CHUNKS = 200_000;

/** The checksum of a PNG chunk over its type and data (PNG, annex D). */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}

/**
 * The manifest store of a PNG: one `caBX` chunk (C2PA 2.4, §A.3.2). Its length, type, and checksum belong to the range
 * that may be left out (§18.5.4).
 * @throws BrokenContainer, SeveralStores
 */
export async function pngContainer(source: ByteSource): Promise<Container> {
  const units: Span[] = [];
  const metadata: MetadataUnit[] = [];
  const colors: Span[] = [];
  let place = 8;
  for (let count = 0; place + 12 <= source.size; count += 1) {
    if (count > MAX_CHUNKS) throw new BrokenContainer('it has too many chunks');
    const head = await source.read({ start: place, length: 8 });
    const length = new DataView(head.buffer, head.byteOffset, 8).getUint32(0) + 12;
    const name = latin(head, 4, 8);
    if (place + length > source.size)
      throw new BrokenContainer(`the PNG chunk ${name} at byte ${place} is cut off`);
    if (name === 'caBX') units.push({ start: place, length });
    if (METADATA.includes(name)) metadata.push({ name, start: place, content: place + 8, length });
    if (COLORS.includes(name)) colors.push({ start: place, length });
    place += length;
    if (name === 'IEND') break;
  }
  const [unit] = units;
  if (!unit) return { format: 'PNG', bookkeeping: [], metadata, colors };
  if (units.length > 1) throw new SeveralStores(`the file has ${units.length} caBX chunks`, units);
  const chunk = await source.read(unit);
  const sum = new DataView(chunk.buffer, chunk.byteOffset + chunk.length - 4, 4).getUint32(0);
  if (sum !== crc32(chunk.subarray(4, -4)))
    throw new BrokenContainer('the checksum of its caBX chunk is wrong');
  const store = chunk.subarray(8, -4);
  return { format: 'PNG', unit: { name: 'caBX', ...unit }, store, bookkeeping: [], metadata, colors };
}

import type { ByteSource, Span } from '../types.ts';
import { BrokenContainer, type Container, latin, type MetadataUnit, SeveralStores } from './container.ts';

const METADATA = ['EXIF', 'XMP '];
const MAX_CHUNKS = 200_000;

/**
 * The manifest store of a RIFF file (WebP, WAV, AVI): a chunk called `C2PA` in the first RIFF chunk (C2PA 2.4, §A.3.7).
 * @throws BrokenContainer, SeveralStores
 */
export async function riffContainer(source: ByteSource): Promise<Container> {
  const sizeAt = (bytes: Uint8Array) =>
    new DataView(bytes.buffer, bytes.byteOffset + 4, 4).getUint32(0, true);
  const end = Math.min(8 + sizeAt(await source.read({ start: 0, length: 12 })), source.size);
  const units: Span[] = [];
  const metadata: MetadataUnit[] = [];
  const colors: Span[] = [];
  let place = 12;
  for (let count = 0; place + 8 <= end; count += 1) {
    if (count > MAX_CHUNKS) throw new BrokenContainer('it has too many chunks');
    const head = await source.read({ start: place, length: 8 });
    const name = latin(head, 0, 4);
    const length = sizeAt(head) + 8;
    if (place + length > source.size)
      throw new BrokenContainer(`the RIFF chunk ${name} at byte ${place} is cut off`);
    if (name === 'C2PA') units.push({ start: place, length });
    if (METADATA.includes(name)) metadata.push({ name, start: place, content: place + 8, length });
    if (name === 'ICCP') colors.push({ start: place, length });
    place += length + (length % 2);
  }
  const [unit] = units;
  if (!unit) return { format: 'RIFF', bookkeeping: [], metadata, colors };
  if (units.length > 1) throw new SeveralStores(`the file has ${units.length} C2PA chunks`, units);
  const { start, length } = unit;
  const store = await source.read({ start: start + 8, length: length - 8 });
  const [padding] = length % 2 === 0 ? [] : await source.read({ start: start + length, length: 1 });
  const paddedUnit = padding === 0 ? { start, length: length + 1 } : undefined;
  return {
    format: 'RIFF',
    unit: { name: 'C2PA', ...unit },
    paddedUnit,
    store,
    bookkeeping: [],
    metadata,
    colors,
  };
}

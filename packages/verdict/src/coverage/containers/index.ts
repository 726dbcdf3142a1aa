import type { ByteSource } from '../types.ts';
import { type Container, latin } from './container.ts';
import { gifContainer } from './gif.ts';
import { jpegContainer } from './jpeg.ts';
import { pngContainer } from './png.ts';
import { riffContainer } from './riff.ts';
import { tiffContainer } from './tiff.ts';

const all = (source: ByteSource) => source.read({ start: 0, length: source.size });

/**
 * What a file's container format, detected by its first bytes, says about the manifest store in the file.
 * @returns undefined for a format that this library doesn't parse; there, the excluded bytes themselves must be the store
 * @throws BrokenContainer, SeveralStores
 */
export async function containerOf(source: ByteSource): Promise<Container | undefined> {
  const head = latin(await source.read({ start: 0, length: 16 }));
  if (head.startsWith('\xff\xd8\xff')) return jpegContainer(await all(source));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return pngContainer(source);
  if (head.startsWith('RIFF')) return riffContainer(source);
  if (/^GIF8[79]a/.test(head)) return gifContainer(await all(source));
  if (/^(?:II[\x2a\x2b]\0|MM\0[\x2a\x2b])/.test(head)) return tiffContainer(source);
  return undefined;
}

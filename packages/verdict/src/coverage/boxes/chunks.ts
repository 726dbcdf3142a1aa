import { latin } from '../containers/container.ts';
import { undecided } from '../faults.ts';
import type { ByteSource } from '../types.ts';
import { C2PA, type FileBox, MAX_BOXES } from './listed.ts';

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The boxes of a PNG (C2PA 2.4, §18.7.3.2): its first 8 bytes as `PNGh`, then chunks up to `IEND`. */
export async function* pngBoxes(source: ByteSource): AsyncGenerator<FileBox> {
  yield { name: 'PNGh', start: 0, length: 8 };
  let start = 8;
  for (let count = 0; count < MAX_BOXES; count += 1) {
    const left = source.size - start;
    const head = await source.read({ start, length: 8 });
    const length = left < 12 ? Number.POSITIVE_INFINITY : viewOf(head).getUint32(0) + 12;
    if (length > left) throw undecided(`The PNG chunk at byte ${start} is cut off.`);
    const type = latin(head, 4, 8);
    yield { name: type === 'caBX' ? C2PA : type, start, length };
    if (type === 'IEND') return;
    start += length;
  }
  throw undecided(`The file has more than ${MAX_BOXES} chunks.`);
}

/**
 * The boxes of a RIFF file (C2PA 2.4, §18.7.3.5): 12 bytes named after the file type, then chunks. A list chunk is one box,
 * named after the list type.
 */
export async function* riffBoxes(source: ByteSource): AsyncGenerator<FileBox> {
  let start = 0;
  let end = 0;
  for (let count = 0; count < MAX_BOXES && start < source.size; count += 1) {
    const head = await source.read({ start, length: 12 });
    const type = latin(head, 0, 4);
    // Another RIFF chunk, as in long AVI files. Anything else comes after the structure.
    if (start >= end && (type !== 'RIFF' || head.length < 12)) return;
    if (head.length < 8) throw undecided(`The RIFF chunk at byte ${start} is cut off.`);
    const size = viewOf(head).getUint32(4, true);
    if (start >= end) {
      end = start + 8 + size;
      yield { name: latin(head, 8, 12), start, length: 12 };
      start += 12;
      continue;
    }
    const length = 8 + size + (size % 2);
    // Some writers leave out the padding of the last chunk.
    const available = Math.min(length, source.size - start);
    yield { name: type === 'LIST' ? latin(head, 8, 12) : type, start, length: available };
    start += available;
  }
}

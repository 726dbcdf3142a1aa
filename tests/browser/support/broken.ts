import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { example, memoryFile } from './inspector.ts';

/** A PDF whose cross-reference stream has these field widths (`/W`) and sections (`/Index`), ISO 32000-2, 7.5.8. */
function pdfOf(widths: string, index: string): Buffer {
  const begin = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
  const table = `<< /Type /XRef /Size 3 /W [${widths}] /Index [${index}] /Root 1 0 R /Length 4 >>`;
  return Buffer.from(
    `${begin}4 0 obj\n${table}\nstream\nabcd\nendstream\nendobj\nstartxref\n${begin.length}\n%%EOF`,
  );
}

/** The SDK panics: fields of four billion bytes are a `capacity overflow`. */
export const panicking = memoryFile('panics.pdf', pdfOf('4294967295 4294967295 1', '0 3'));
/** Fields of two billion bytes don't overflow, but no browser has enough memory for three of them. */
export const outOfMemory = memoryFile('too-much.pdf', pdfOf('2147483000 2147483000 2147483000', '0 3'));
/** Four billion empty entries keep the SDK busy for a minute. */
export const endless = memoryFile('endless.pdf', pdfOf('0 0 0', '0 4000000000'));

/** A PDF of half a megabyte with a stream that unpacks to half a gigabyte (ISO 32000-2, 7.5.7). */
export function unpacking() {
  const packed = deflateSync(Buffer.alloc(500_000_000));
  const begin = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
  const table = `<< /Type /XRef /Size 3 /W [1 2 1] /Index [0 3] /Root 1 0 R /Filter /FlateDecode /Length ${packed.length} >>`;
  return memoryFile(
    'unpacks.pdf',
    Buffer.concat([
      Buffer.from(`${begin}4 0 obj\n${table}\nstream\n`),
      packed,
      Buffer.from(`\nendstream\nendobj\nstartxref\n${begin.length}\n%%EOF`),
    ]),
  );
}

/** The same in an MP3: a compressed ID3 frame (ID3v2.4, 4.1). */
export function unpackingTag() {
  const packed = deflateSync(Buffer.alloc(250_000_000));
  const size = (bytes: number) => Buffer.from([21, 14, 7, 0].map((shift) => (bytes >> shift) & 127));
  const flags = Buffer.from([0, 0x09]);
  const frame = Buffer.concat([
    Buffer.from('GEOB'),
    size(packed.length + 4),
    flags,
    size(250_000_000),
    packed,
  ]);
  const head = Buffer.concat([Buffer.from('ID3\u0004\0\0'), size(frame.length)]);
  return memoryFile(
    'unpacks.mp3',
    Buffer.concat([head, frame, Buffer.from([0xff, 0xfb, 0x90, 0]), Buffer.alloc(1000)]),
  );
}

/** A manifest store whose claim is JSON, as in the drafts before C2PA 1.0. */
export async function prerelease() {
  const store = Buffer.from(await readFile(example('sidecar.c2pa')));
  const claim = store.indexOf('jumdc2cl', 0, 'latin1');
  const box = store.indexOf('cbor', store.indexOf('c2pa.claim', claim), 'latin1');
  store.write('json', box, 'latin1');
  return memoryFile('old.c2pa', store);
}

/** A JPEG with a changed byte in its manifest store's structure: intact, and broken. */
export async function brokenStore() {
  const file = Buffer.from(await readFile(example('created.jpg')));
  const box = file.indexOf('jumdc2ma', 0, 'latin1');
  file.writeUInt32BE(0x7fffffff, box - 4);
  return memoryFile('broken.jpg', file);
}

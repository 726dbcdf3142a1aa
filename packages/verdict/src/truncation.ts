/** The number of boxes, chunks, or segments to follow; a file with more isn't reported as truncated. */
const MAX_STEPS = 20_000;
/** Bytes at the end to search for a closing marker, because some programs append data. */
const TAIL = 65_536;

const bytesAt = async (file: Blob, from: number, to: number) =>
  new DataView(await file.slice(from, to).arrayBuffer());

/** Whether the bytes at the end contain a text; each character is a byte. */
async function endsWith(file: Blob, mark: string, tail = TAIL): Promise<boolean> {
  const end = await file.slice(Math.max(0, file.size - tail)).arrayBuffer();
  return new TextDecoder('latin1').decode(end).includes(mark);
}

const lacks = (mark: string) => `The file ends before its ${mark}.`;
const overruns = (size: number, file: Blob) =>
  `It should be at least ${size.toLocaleString('en')} bytes long, but it has only ${file.size.toLocaleString('en')}.`;

/** PNG: chunks of length, type, data, and checksum, the last of which is `IEND`. */
async function png(file: Blob): Promise<string | undefined> {
  let place = 8;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (place + 12 > file.size) return lacks('last chunk');
    const head = await bytesAt(file, place, place + 8);
    const end = place + 12 + head.getUint32(0);
    if (end > file.size) return overruns(end, file);
    if (head.getUint32(4) === 0x49454e44) return undefined;
    place = end;
  }
  return undefined;
}

/** JPEG: segments up to the start of scan, image data, and the marker for the end of the image. */
async function jpeg(file: Blob): Promise<string | undefined> {
  let place = 2;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (place + 4 > file.size) return lacks('image data');
    const head = await bytesAt(file, place, place + 4);
    const marker = head.getUint16(0);
    if (marker === 0xffda)
      return (await endsWith(file, '\xff\xd9')) ? undefined : lacks('end-of-image marker');
    // Padding, or something other than a segment, which this function doesn't check.
    if (marker <= 0xff00 || marker === 0xffff) return undefined;
    const end = place + 2 + head.getUint16(2);
    if (end > file.size) return overruns(end, file);
    place = end;
  }
  return undefined;
}

/** Boxes of ISO base media files, JPEG XL, and manifest stores: size, type, and possibly a 64-bit size. */
async function boxes(file: Blob): Promise<string | undefined> {
  let place = 0;
  for (let step = 0; step < MAX_STEPS && place < file.size; step += 1) {
    if (place + 8 > file.size) return lacks('last box');
    const head = await bytesAt(file, place, Math.min(place + 16, file.size));
    const short = head.getUint32(0);
    // Up to the end of the file.
    if (short === 0) return undefined;
    if (short === 1 && head.byteLength < 16) return lacks('last box');
    const size = short === 1 ? Number(head.getBigUint64(8)) : short;
    if (size < 8) return undefined;
    if (place + size > file.size) return overruns(place + size, file);
    place += size;
  }
  return undefined;
}

/** RIFF: the total size is at the beginning. */
async function riff(file: Blob): Promise<string | undefined> {
  if (file.size < 12) return lacks('first chunk');
  const size = 8 + (await bytesAt(file, 4, 8)).getUint32(0, true);
  return size > file.size ? overruns(size, file) : undefined;
}

/** TIFF: the directory can be anywhere, even at the end. BigTIFF says how long its positions are: 8 bytes. */
async function tiff(file: Blob): Promise<string | undefined> {
  if (file.size < 8) return lacks('directory');
  const head = await bytesAt(file, 0, 16);
  const isLittle = head.getUint16(0) === 0x4949;
  const isBig = head.getUint16(2, isLittle) === 43;
  // Damaged, but not cut off.
  if (isBig && head.getUint16(4, isLittle) !== 8) return undefined;
  if (isBig && head.byteLength < 16) return lacks('directory');
  const place = isBig ? Number(head.getBigUint64(8, isLittle)) : head.getUint32(4, isLittle);
  return place + (isBig ? 8 : 2) > file.size ? lacks('directory') : undefined;
}

/** SVG: the root element is closed at the end, or closes itself. */
async function svg(file: Blob): Promise<string | undefined> {
  const end = new TextDecoder().decode(await file.slice(Math.max(0, file.size - TAIL)).arrayBuffer());
  return end.includes('</svg') || /<svg\b[^>]*\/>\s*$/.test(end) ? undefined : lacks('closing tag');
}

const closing =
  (mark: string, name: string, tail?: number) =>
  async (file: Blob): Promise<string | undefined> =>
    (await endsWith(file, mark, tail)) ? undefined : lacks(name);

const FINDERS: Readonly<Record<string, (file: Blob) => Promise<string | undefined>>> = {
  'image/png': png,
  'image/jpeg': jpeg,
  'image/webp': riff,
  'audio/wav': riff,
  'video/x-msvideo': riff,
  'image/gif': closing(';', 'trailer', 16),
  'image/svg+xml': svg,
  'application/pdf': closing('%%EOF', 'end-of-file marker'),
};

/**
 * Whether a file ends before its own structure does. Bounded, whatever the file contains.
 * @param type from `FORMATS`
 * @returns what's missing, as a sentence; undefined if nothing is
 */
export async function truncationOf(file: Blob, type: string): Promise<string | undefined> {
  if (/^image\/(?:tiff|x-)/.test(type)) return await tiff(file);
  const isBoxed = /^video\/(?:mp4|quicktime)$|^audio\/mp4$|^image\/(?:avif|hei[cf]|jxl)$|^application\/c2pa$/;
  return await (isBoxed.test(type) ? boxes : FINDERS[type])?.(file);
}

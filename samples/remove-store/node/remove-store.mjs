// Removes the manifest store and the URL of a remote one from a JPEG, or from an MP4, HEIC, or AVIF file.
// Usage: node remove-store.mjs [signed.jpg] [clean.jpg]
import { readFile, writeFile } from 'node:fs/promises';
import { Reader } from '@contentauth/c2pa-node';

const [input = 'signed.jpg', output = 'clean.jpg'] = process.argv.slice(2);

// #region jpeg
/** A JPEG without its APP11 segments (marker FF EB) that hold JUMBF boxes. */
function jpegWithoutStore(jpeg) {
  const segments = [jpeg.subarray(0, 2)];
  let at = 2;
  while (jpeg[at + 1] !== 0xda) {
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    const isStore = jpeg[at + 1] === 0xeb && jpeg.toString('latin1', at + 4, at + 6) === 'JP';
    if (!isStore) segments.push(jpeg.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...segments, jpeg.subarray(at)]);
}
// #endregion jpeg

// #region boxes
const C2PA = 'd8fec3d61b0e483c92975828877ec481';

/** The file with free space in place of the C2PA boxes, so the offsets of its media stay correct. */
function boxesWithoutStore(file) {
  const copy = Buffer.from(file);
  for (let at = 0; at < copy.length; ) {
    const size = copy.readUInt32BE(at);
    // 0 means to the end of the file, and 1 that a 64-bit size follows.
    const length = size === 0 ? copy.length - at : size === 1 ? Number(copy.readBigUInt64BE(at + 8)) : size;
    const [type, id] = [copy.toString('latin1', at + 4, at + 8), copy.toString('hex', at + 8, at + 24)];
    if (type === 'uuid' && id === C2PA) {
      copy.write('free', at + 4, 'latin1');
      copy.fill(0, at + 8, at + length);
    }
    at += length;
  }
  return copy;
}
// #endregion boxes

// #region url
/** The file without the URL of a remote store: spaces of the same length, so nothing moves. */
function withoutRemoteUrl(file) {
  const url = /dcterms:provenance="[^"]*"|<dcterms:provenance>[^<]*<\/dcterms:provenance>/g;
  return Buffer.from(
    file.toString('latin1').replace(url, (found) => ' '.repeat(found.length)),
    'latin1',
  );
}
// #endregion url

const file = await readFile(input);
const isJpeg = file.readUInt16BE(0) === 0xffd8;
await writeFile(output, withoutRemoteUrl(isJpeg ? jpegWithoutStore(file) : boxesWithoutStore(file)));

const settings = { verify: { remote_manifest_fetch: false } };
for (const path of [input, output]) {
  const reader = await Reader.fromAsset({ path }, settings);
  console.log(`${path}: ${reader ? reader.json().validation_state : 'no Content Credentials'}`);
}

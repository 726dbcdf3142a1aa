// Splits the video of make-video.mjs into an init segment and media segments, as a DASH or HLS packager does.
// Usage: node make-segments.mjs [video.mp4] [folder] [number of segments]
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const [file = 'video.mp4', folder = 'stream', count = '4'] = process.argv.slice(2);
const movie = await readFile(file);

// An MP4 file consists of nested boxes: length, name, content.
const u32 = (...values) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => {
    bytes.writeUInt32BE(value, i * 4);
  });
  return bytes;
};
const box = (name, ...parts) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), Buffer.from(name), content]);
};
function* boxesIn(bytes) {
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    yield { name: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + 8, at + length) };
    at += length;
  }
}
const find = (bytes, ...path) =>
  path.reduce((content, name) => [...boxesIn(content)].find((one) => one.name === name).content, bytes);

// In the init segment, the tables of samples are empty, and `mvex` says that samples come in fragments.
const emptied = { stts: u32(0, 0), stsc: u32(0, 0), stsz: u32(0, 0, 0), stco: u32(0, 0) };
const parents = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
function emptiedBox({ name, content }) {
  if (name in emptied) return box(name, emptied[name]);
  if (!parents.has(name)) return box(name, content);
  const more = name === 'moov' ? [box('mvex', box('trex', u32(0, 1, 1, 1, 0, 0)))] : [];
  return box(name, ...[...boxesIn(content)].map(emptiedBox), ...more);
}
const ftyp = box('ftyp', find(movie, 'ftyp'));
const init = Buffer.concat([ftyp, emptiedBox({ name: 'moov', content: find(movie, 'moov') })]);

const table = find(movie, 'moov', 'trak', 'mdia', 'minf', 'stbl', 'stsz');
const sizes = Array.from({ length: table.readUInt32BE(8) }, (_, i) => table.readUInt32BE(12 + i * 4));
const data = find(movie, 'mdat');
const each = Math.ceil(sizes.length / Number(count));

await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'init.mp4'), init);
let offset = 0;
for (let first = 0, number = 1; first < sizes.length; first += each, number++) {
  const part = sizes.slice(first, first + each);
  const length = part.reduce((sum, size) => sum + size, 0);
  const moof = (start) =>
    box(
      'moof',
      box('mfhd', u32(0, number)),
      box(
        'traf',
        box('tfhd', u32(0x020000, 1)), // offsets count from this moof
        box('tfdt', u32(0, first)),
        box('trun', u32(0x000201, part.length, start, ...part)), // the offset of the data, then sizes
      ),
    );
  const fragment = [moof(moof(0).length + 8), box('mdat', data.subarray(offset, offset + length))];
  await writeFile(join(folder, `seg-${number}.m4s`), Buffer.concat(fragment));
  offset += length;
}
console.log(`${folder}: init.mp4 and ${Math.ceil(sizes.length / each)} segments`);

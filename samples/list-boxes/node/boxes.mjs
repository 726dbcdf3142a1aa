// Lists the boxes of the manifest store in a JPEG, without an SDK.
// Usage: node boxes.mjs [signed.jpg]
import { readFile } from 'node:fs/promises';

const [file = 'signed.jpg'] = process.argv.slice(2);
const jpeg = await readFile(file);

// #region collect
// A JPEG segment holds at most 64 kB, so a store is split into APP11 segments (marker FF EB).
const parts = [];
for (let at = 2; jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; ) {
  const length = jpeg.readUInt16BE(at + 2);
  if (jpeg[at + 1] === 0xeb && jpeg.toString('latin1', at + 4, at + 6) === 'JP') {
    const sequence = jpeg.readUInt32BE(at + 8);
    // Later segments repeat the eight bytes of the box header. Keep only the first.
    parts.push(jpeg.subarray(at + (sequence === 1 ? 12 : 20), at + 2 + length));
  }
  at += 2 + length;
}
if (parts.length === 0) throw new Error(`${file} has no manifest store`);
const store = Buffer.concat(parts);
// #endregion collect

console.log(`${store.length} bytes in ${parts.length} segment(s)`);
list(0, store.length, 0);

// #region list
// A box is: length (4 bytes), type (4 bytes), content.
// A superbox ("jumb") contains boxes, and the first one names it.
function list(from, to, depth) {
  for (let at = from; at < to; ) {
    const length = store.readUInt32BE(at);
    const type = store.toString('latin1', at + 4, at + 8);
    if (length < 8 || at + length > to) throw new Error(`damaged box at byte ${at}`);
    if (type === 'jumb') {
      const name = store.readUInt32BE(at + 8); // length of the description box
      // The name follows the header (8 bytes), a UUID (16), and the flags (1).
      const text = store.toString('utf8', at + 8 + 8 + 16 + 1, at + 8 + name);
      console.log(`${'  '.repeat(depth)}${text.split('\0')[0]}`);
      list(at + 8 + name, at + length, depth + 1);
    } else {
      console.log(`${'  '.repeat(depth)}[${type}] ${length} bytes`);
    }
    at += length;
  }
}
// #endregion list

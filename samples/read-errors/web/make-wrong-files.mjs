// Creates files that can't be read, each for a different reason.
// Usage: node make-wrong-files.mjs [signed.jpg]
import { readFile, writeFile } from 'node:fs/promises';

const signed = await readFile(process.argv[2] ?? 'signed.jpg');
await writeFile('notes.txt', 'not an image\n');
await writeFile('text.jpg', 'not an image either\n');
await writeFile('empty.jpg', '');
await writeFile('cut.jpg', signed.subarray(0, 3000));

// Copies a file and changes one byte of its image data, near the end, which validation must detect.
// Usage: node change-byte.mjs [signed.jpg] [tampered.jpg]
import { readFile, writeFile } from 'node:fs/promises';

const [source = 'signed.jpg', destination = 'tampered.jpg'] = process.argv.slice(2);
const bytes = await readFile(source);
bytes[bytes.length - 100] ^= 1;
await writeFile(destination, bytes);
console.log(`${destination}: one byte differs from ${source}`);

// Writes a minimal file in every media format to a folder, for programs that try them.
// Usage: node make-files.mjs [media]
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeMedia } from './make-media.mjs';

const [folder = 'media'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const { extension, data } of await makeMedia())
  await writeFile(join(folder, `plain.${extension}`), data);

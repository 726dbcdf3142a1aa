// Writes the thumbnails of the active manifest and of its ingredients to files.
// Usage: node save-thumbnails.mjs [signed.jpg] [output folder]
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Reader } from '@contentauth/c2pa-node';

const [file = 'signed.jpg', folder = 'thumbnails'] = process.argv.slice(2);
const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

const reader = await Reader.fromAsset({ path: file });
if (reader === null) {
  console.log(`${file}: no Content Credentials`);
  process.exit(0);
}
await mkdir(folder, { recursive: true });

// #region save
const active = reader.getActive();
const thumbnails = [
  { name: 'active', thumbnail: active.thumbnail },
  ...(active.ingredients ?? []).map(({ thumbnail }, i) => ({ name: `ingredient-${i + 1}`, thumbnail })),
];

for (const { name, thumbnail } of thumbnails) {
  if (!thumbnail) continue; // a thumbnail is optional
  // Choose the name yourself. A name from the file could point anywhere on your disk.
  const path = join(folder, `${name}.${extensions[thumbnail.format] ?? 'bin'}`);
  await reader.resourceToAsset(thumbnail.identifier, { path });
  console.log(`${path}: ${thumbnail.format}, ${(await stat(path)).size} bytes`);
}
// #endregion save

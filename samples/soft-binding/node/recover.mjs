// Loses the manifest of signed.jpg in four ways and tries to find it again.
// Usage: node recover.mjs   (in the folder of signed.jpg and signed.c2pa, after sign-marked.mjs)
import { readFile, writeFile } from 'node:fs/promises';
import { Reader } from '@contentauth/c2pa-node';
import sharp from 'sharp';
import { bindingsOf, startRepository } from './repository.mjs';
import { embed, extract } from './toy-watermark.mjs';

const ALG = 'org.example.toy-grid.1';
const repository = await startRepository();

// #region look
/** 64 bits that say for each step to the right whether it gets brighter: similar images have similar bits. */
async function looks(image) {
  const gray = await sharp(image).removeAlpha().greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer();
  return Array.from({ length: 64 }, (_, i) => gray[i + (i >> 3)] < gray[i + (i >> 3) + 1]);
}
/** How many of the 64 bits differ between the file and the thumbnail that was signed with the manifest. */
async function difference(file, reader) {
  const { manifests, active_manifest } = reader.json();
  const { identifier } = manifests[active_manifest].thumbnail;
  const thumbnail = await reader.resourceToAsset(identifier, { buffer: null });
  const [a, b] = await Promise.all([looks(file), looks(thumbnail.buffer)]);
  return a.filter((bit, i) => bit !== b[i]).length;
}
// #endregion look

// #region recover
async function recover(file) {
  if (await Reader.fromAsset({ path: file })) return 'still has its manifest';
  const id = await extract(file);
  if (!id) return 'no manifest and no watermark, so nothing is known about this image';
  const query = new URLSearchParams({ alg: ALG, value: Buffer.from(id).toString('base64') });
  const { matches } = await (await fetch(`${repository.url}/matches/byBinding?${query}`)).json();
  if (!matches.length) return `watermark ${id}, which isn't in the repository`;

  const response = await fetch(`${repository.url}/manifests/${encodeURIComponent(matches[0].manifestId)}`);
  const store = Buffer.from(await response.arrayBuffer());
  const reader = await Reader.fromManifestDataAndAsset(store, { path: file });
  const read = reader.json();
  // The file was changed, so its hash can't match. Any other failure means that the manifest itself is wrong.
  const expected = ['assertion.dataHash.mismatch', 'signingCredential.untrusted'];
  const bad = read.validation_results.activeManifest.failure.filter(({ code }) => !expected.includes(code));
  if (bad.length) return `refused: the manifest is invalid (${bad[0].code})`;
  // Every soft binding in the manifest must be one that was used in the search.
  const bindings = bindingsOf(read);
  if (!bindings.length || bindings.some((binding) => binding !== `${ALG} ${id}`))
    return `refused: the manifest doesn't contain watermark ${id}`;
  const bits = await difference(file, reader);
  if (bits > 10) return `refused: the image isn't similar to the signed one (${bits} of 64 bits differ)`;
  const { title, signature_info } = read.manifests[read.active_manifest];
  return `recovered "${title}", signed by ${signature_info.common_name} (${bits} of 64 bits differ)`;
}
// #endregion recover

// #region cases
const manifestId = await repository.add(await readFile('signed.c2pa'), { path: 'signed.jpg' });
repository.index.set(`${ALG} 00000000beef`, [manifestId]); // a wrong entry, by accident or on purpose

const other = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="960" height="640" fill="#886"/><circle cx="300" cy="300" r="220" fill="#dcb"/></svg>',
);
await sharp('signed.jpg').resize(640).jpeg({ quality: 60 }).toFile('shared.jpg');
await sharp('signed.jpg').resize(100).jpeg({ quality: 20 }).toFile('tiny.jpg');
await writeFile('copied.jpg', await embed(other, '00c0ffee0001'));
await writeFile('wrong-entry.jpg', await embed('signed.jpg', '00000000beef'));

for (const file of ['signed.jpg', 'shared.jpg', 'tiny.jpg', 'copied.jpg', 'wrong-entry.jpg'])
  console.log(`${file}: ${await recover(file)}`);
repository.stop();
// #endregion cases

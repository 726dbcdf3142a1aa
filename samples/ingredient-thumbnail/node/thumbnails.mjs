// Signs an image with a video as an ingredient, and gives the video a still image as its thumbnail. Then reads it back.
// Usage: node thumbnails.mjs [photo.jpg] [video.mp4] [still.jpg] [signed.jpg] [test-certs]
import { readFile, writeFile } from 'node:fs/promises';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [
  photo = 'photo.jpg',
  video = 'video.mp4',
  still = 'edited.jpg',
  signed = 'signed.jpg',
  folder = 'test-certs',
] = process.argv.slice(2);

// #region write
const builder = Builder.withJson(
  { title: 'Poster' },
  { builder: { created_assertion_labels: ['c2pa.actions'] } },
);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });

// The SDK can't decode video. Without these two lines, the ingredient has no thumbnail.
await builder.addResource('still', { buffer: await readFile(still), mimeType: 'image/jpeg' });
const thumbnail = { format: 'image/jpeg', identifier: 'still' };

const clip = { title: 'Clip', relationship: 'componentOf', label: 'clip', thumbnail };
await builder.addIngredient(JSON.stringify(clip), { path: video });
builder.addAction(JSON.stringify({ action: 'c2pa.placed', parameters: { ingredientIds: ['clip'] } }));
// #endregion write

const signer = LocalSigner.newSigner(
  await readFile(`${folder}/chain.pem`),
  await readFile(`${folder}/signer.key`),
  'es256',
);
builder.sign(signer, { path: photo }, { path: signed });

// #region read
const reader = await Reader.fromAsset({ path: signed });
const { manifests, active_manifest } = reader.json();
// Choose the file's name yourself: a title from an untrusted file can be a path to any folder.
const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'image/gif': 'gif' };
for (const [index, { title, thumbnail }] of manifests[active_manifest].ingredients.entries()) {
  if (!thumbnail) {
    console.log(`${title}: no thumbnail`); // a normal result: show an icon for its media type
    continue;
  }
  // The identifier is a URI inside the file. Pass it on unchanged.
  const { buffer } = await reader.resourceToAsset(thumbnail.identifier, { buffer: null });
  await writeFile(`thumbnail-${index + 1}.${extensions[thumbnail.format] ?? 'bin'}`, buffer);
  console.log(`${title}: ${thumbnail.format}, ${buffer.length} bytes`);
}
// #endregion read

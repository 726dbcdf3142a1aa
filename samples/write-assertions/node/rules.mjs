// Breaks one rule at a time and prints the result: some mistakes are rejected, some are signed.
// Usage: node rules.mjs [photo.jpg] [test-certs]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [photo = 'photo.jpg', certs = 'test-certs'] = process.argv.slice(2);
const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);
const create = { create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' };
const dc = { dc: 'http://purl.org/dc/elements/1.1/' };

// #region cases
await attempt('a created action without a type', [{ action: 'c2pa.created' }], [], null);
await attempt('no inception action', [{ action: 'c2pa.cropped' }], [], null);
const created = { action: 'c2pa.created', digitalSourceType: create.create };
await attempt('two created actions', [created, created], [], null);
await attempt('placed without an ingredient', [{ action: 'c2pa.placed' }]);
await attempt('a deprecated action', [{ action: 'c2pa.saved' }]);
await attempt('a made-up c2pa action', [{ action: 'c2pa.beautified' }]);
await attempt('a bound watermark without a soft binding', [{ action: 'c2pa.watermarked.bound' }]);
await attempt('translated without languages', [{ action: 'c2pa.translated' }]);
const title = { '@context': dc, 'dc:title': { 'x-default': 'Evening' } };
await attempt('a title in c2pa.metadata', [], [{ label: 'c2pa.metadata', data: title }]);
await attempt('the same in cawg.metadata', [], [{ label: 'cawg.metadata', data: title }]);
await attempt('metadata without @context', [], [{ label: 'cawg.metadata', data: { 'dc:title': 'Evening' } }]);
await attempt('a label without a domain', [], [{ label: 'note', data: { text: 'Hello' } }]);
// #endregion cases

async function attempt(name, actions, assertions = [], intent = create) {
  const builder = Builder.withJson({ assertions }, { verify: { verify_after_sign: true } });
  if (intent) builder.setIntent(intent);
  for (const action of actions) builder.addAction(JSON.stringify(action));
  try {
    builder.sign(signer, { path: photo }, { path: 'attempt.jpg' });
    const reader = await Reader.fromAsset({ path: 'attempt.jpg' });
    console.log(`${name}: signed, ${reader.json().validation_state}`);
  } catch (error) {
    const [, code] = /(assertion\.[\w.]+):/.exec(error.message) ?? [];
    console.log(`${name}: refused, ${code ?? error.message.replace(/^.*: /, '')}`);
  }
}

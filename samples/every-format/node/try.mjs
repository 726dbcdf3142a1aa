// Signs a small file in every media format and reads it back, to see what this version of the SDK supports.
// Usage: node try.mjs [test-certs]
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';
import { makeMedia } from './make-media.mjs';

const [certs = 'test-certs'] = process.argv.slice(2);
const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);
const folder = await mkdtemp(join(tmpdir(), 'formats-'));

/** The first line of the error. */
const reason = (error) => error.message.split('\n')[0];

for (const { extension, type, data, imitated } of await makeMedia()) {
  const path = join(folder, `plain.${extension}`);
  const signed = join(folder, `signed.${extension}`);
  await writeFile(path, data);

  // A format that can be read returns null for a file without a manifest. Others throw.
  let reads = 'yes';
  try {
    const reader = await Reader.fromAsset({ path });
    if (reader) reads = 'found a manifest in a file that has none';
  } catch (error) {
    reads = `no: ${reason(error)}`;
  }

  let signs;
  try {
    const builder = Builder.withJson({ title: `A ${extension} file` });
    builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
    builder.sign(signer, { path }, { path: signed });
    const report = await Reader.fromAsset({ path: signed });
    signs = report.json().validation_state;
  } catch (error) {
    signs = `no: ${reason(error)}`;
  }
  console.log(
    `${extension.padEnd(5)} ${type.padEnd(18)} reads: ${reads}; signed file: ${signs}${imitated ? ' (container only)' : ''}`,
  );
}

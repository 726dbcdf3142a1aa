// Signs an image with a key that this program never sees: it hands over bytes and gets a signature back.
// Usage: node sign.mjs [source] [destination] [certificate folder]
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { Builder } from '@contentauth/c2pa-node';

const [source = 'photo.jpg', destination = 'signed.jpg', folder = 'test-certs'] = process.argv.slice(2);

// #region callback
// Here a key management service would be asked. In this test another process has the key.
function callback(data) {
  return new Promise((done, failed) => {
    const command = ['dgst', '-sha256', '-sign', `${folder}/signer.key`];
    // Answer with a Buffer: 0.8.0 ends the whole process for anything else. And never wait for ever.
    const child = execFile('openssl', command, { encoding: 'buffer', timeout: 10_000 }, (error, signature) =>
      error ? failed(error) : done(signature),
    );
    child.stdin.end(data);
  });
}
// #endregion callback

// #region sign
// The data is not a hash: the service has to hash it, with SHA-256 for es256.
const config = {
  alg: 'es256',
  certs: [await readFile(`${folder}/chain.pem`)],
  reserveSize: 10_000,
  directCoseHandling: false,
};
const builder = Builder.withJson(
  { title: 'A drawn picture', claim_generator_info: [{ name: 'sign-callback', version: '1.0.0' }] },
  // The signer answers for the actions: the claim lists them under created_assertions.
  { verify: { verify_after_sign: true }, builder: { created_assertion_labels: ['c2pa.actions'] } },
);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
const output = { buffer: null };
await builder.signConfigAsync(callback, config, { path: source }, output);
await writeFile(destination, output.buffer);
console.log(`${destination}: signed through a callback`);
// #endregion sign

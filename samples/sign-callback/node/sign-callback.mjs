// Signs an image with a key that this program never sees: it passes bytes and gets a signature back.
// Usage: node sign-callback.mjs [source] [destination] [certificate folder]
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { Builder } from '@contentauth/c2pa-node';

const [source = 'photo.jpg', destination = 'signed.jpg', folder = 'test-certs'] = process.argv.slice(2);

// #region callback
// In production, call a key management service here. In this test, another process has the key.
function callback(data) {
  return new Promise((done, failed) => {
    const command = ['dgst', '-sha256', '-sign', `${folder}/signer.key`];
    // Return a Buffer: anything else ends the whole process in 0.8.0. Always set a timeout.
    const child = execFile('openssl', command, { encoding: 'buffer', timeout: 10_000 }, (error, signature) =>
      error ? failed(error) : done(signature),
    );
    child.stdin.end(data);
  });
}
// #endregion callback

// #region sign
// The data isn't hashed yet: the service hashes it, with SHA-256 for es256.
const config = {
  alg: 'es256',
  certs: [await readFile(`${folder}/chain.pem`)],
  reserveSize: 10_000,
  directCoseHandling: false,
};
const builder = Builder.withJson(
  { title: 'Test photo', claim_generator_info: [{ name: 'sign-callback', version: '1.0.0' }] },
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  { verify: { verify_after_sign: true }, builder: { created_assertion_labels: ['c2pa.actions'] } },
);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture' });
const output = { buffer: null };
await builder.signConfigAsync(callback, config, { path: source }, output);
await writeFile(destination, output.buffer);
console.log(`${destination}: signed through a callback`);
// #endregion sign

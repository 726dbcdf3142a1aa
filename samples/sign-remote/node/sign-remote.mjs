// Signs an image with a key that only another process can use.
// Usage: SIGN_TOKEN=… node sign-remote.mjs [source] [destination]      Also reads SIGN_URL, SIGN_TIMEOUT (ms), and TSA_URL.
import { createHash, verify, X509Certificate } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { Builder } from '@contentauth/c2pa-node';

const [source = 'photo.jpg', destination = 'signed.jpg'] = process.argv.slice(2);
const service = process.env.SIGN_URL ?? 'http://127.0.0.1:8400';
const timeout = Number(process.env.SIGN_TIMEOUT ?? 5000);

// #region ask
// Every failure has its own message, so that whoever is on call knows what to do.
async function ask(path, options = {}) {
  const headers = { authorization: `Bearer ${process.env.SIGN_TOKEN}` };
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(new URL(path, service), { ...options, headers, signal });
    const body = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw new Error(`request refused: ${response.status} ${body}`);
    return body;
  } catch (error) {
    const reason = error.name === 'TimeoutError' ? `no response within ${timeout} ms` : error.message;
    throw new Error(`signing service ${service}: ${error.cause?.code ?? reason}`);
  }
}
// #endregion ask

// #region callback
// Key and chain come from one response, so a new key is never used with an old certificate.
function signerOf({ id, sign_cert }) {
  const { publicKey } = new X509Certificate(sign_cert);
  return async (message) => {
    const signature = await ask(`/keys/${id}/signatures`, { method: 'POST', body: message });
    // Check the result: signing with the wrong key wouldn't cause an error.
    if (!verify('sha256', message, publicKey, signature))
      throw new Error(`the signature of key ${id} doesn't match its certificate`);
    console.log(`claim ${createHash('sha256').update(message).digest('hex')}: signed with key ${id}`);
    return signature;
  };
}
// #endregion callback

// #region sign
const definition = {
  title: 'Test photo',
  claim_generator_info: [{ name: 'sign-remote', version: '1.0.0' }],
  assertions: [],
};

try {
  const key = JSON.parse(await ask('/current'));
  const certs = [Buffer.from(key.sign_cert)];
  const config = { alg: key.alg, certs, reserveSize: 20_000, directCoseHandling: false };
  // Without a time stamp, the file becomes Invalid on the day the certificate expires.
  if (process.env.TSA_URL) config.tsaUrl = process.env.TSA_URL;

  const settings = {
    verify: { verify_after_sign: true },
    builder: { created_assertion_labels: ['c2pa.actions'] }, // the signer is responsible for the actions
  };
  const builder = Builder.withJson(definition, settings);
  builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture' });
  const output = { buffer: null };
  await builder.signConfigAsync(signerOf(key), config, { path: source }, output);
  await writeFile(destination, output.buffer); // only now, so a failure leaves no incomplete file
  console.log(`${destination}: signed`);
} catch (error) {
  console.error(`${destination}: not signed\n  ${error.message}`);
  process.exitCode = 1;
}
// #endregion sign

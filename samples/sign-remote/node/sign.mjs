// Signs an image with a key that only another process has.
// Usage: SIGN_TOKEN=… node sign.mjs [source] [destination]      Also reads SIGN_URL, SIGN_TIMEOUT (ms), and TSA_URL.
import { createHash, verify, X509Certificate } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { Builder } from '@contentauth/c2pa-node';

const [source = 'photo.jpg', destination = 'signed.jpg'] = process.argv.slice(2);
const service = process.env.SIGN_URL ?? 'http://127.0.0.1:8400';
const timeout = Number(process.env.SIGN_TIMEOUT ?? 5000);

// #region ask
// Every way to fail gets a sentence of its own: at night somebody has to know whom to call.
async function ask(path, options = {}) {
  const headers = { authorization: `Bearer ${process.env.SIGN_TOKEN}` };
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(new URL(path, service), { ...options, headers, signal });
    const answer = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw new Error(`it refuses: ${response.status} ${answer}`);
    return answer;
  } catch (error) {
    const reason = error.name === 'TimeoutError' ? `no answer within ${timeout} ms` : error.message;
    throw new Error(`signing service ${service}: ${error.cause?.code ?? reason}`);
  }
}
// #endregion ask

// #region callback
// Key and chain come from one answer, so a new key never meets an old certificate.
function signerOf({ id, sign_cert }) {
  const { publicKey } = new X509Certificate(sign_cert);
  return async (message) => {
    const signature = await ask(`/keys/${id}/signatures`, { method: 'POST', body: message });
    // Check the answer: a wrong key would sign without any error.
    if (!verify('sha256', message, publicKey, signature))
      throw new Error(`the signature of key ${id} does not fit its certificate`);
    console.log(`claim ${createHash('sha256').update(message).digest('hex')}: signed with key ${id}`);
    return signature;
  };
}
// #endregion callback

// #region sign
const definition = {
  title: 'A drawn picture',
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
    builder: { created_assertion_labels: ['c2pa.actions'] }, // the signer answers for the actions
  };
  const builder = Builder.withJson(definition, settings);
  builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
  const output = { buffer: null };
  await builder.signConfigAsync(signerOf(key), config, { path: source }, output);
  await writeFile(destination, output.buffer); // only now: a failure leaves no half-made file
  console.log(`${destination}: signed`);
} catch (error) {
  console.error(`${destination}: not signed\n  ${error.message}`);
  process.exitCode = 1;
}
// #endregion sign

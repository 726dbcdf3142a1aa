// A signer from two files that the visitor chooses, for tests. In production, the key stays on a server.
// Save it next to the sample, with cose.js.
import { coseSigner, derOf } from './cose.js';

/** @param chainFile certificates in PEM, signing certificate first; @param keyFile its EC P-256 key, PKCS#8 in PEM */
export async function testSigner(chainFile, keyFile) {
  const [der] = derOf(await keyFile.text());
  const key = await crypto.subtle.importKey('pkcs8', der, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
  ]);
  const signBytes = async (bytes) =>
    new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, bytes));
  return coseSigner(derOf(await chainFile.text()), signBytes);
}

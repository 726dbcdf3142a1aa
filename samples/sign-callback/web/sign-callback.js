// Signs an image with a key that this program can't extract: it passes bytes and gets a signature back.
// For a page built with Vite; needs cose.js and page.js next to it.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { coseSigner, derOf } from './cose.js';
import { fileOf, offer, onButton } from './page.js';

// #region callback
/** In production, call a key service here, over HTTPS. In this test, Web Crypto holds a non-extractable key. */
async function askForSignature(bytes) {
  const [der] = derOf(await fileOf('key').text());
  const key = await crypto.subtle.importKey('pkcs8', der, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
  ]);
  // The bytes aren't hashed yet: the service hashes them, with SHA-256 for ES256.
  return new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, bytes));
}
// #endregion callback

const createdAction = {
  action: 'c2pa.created',
  digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture',
};

onButton(async () => {
  const image = fileOf('image');
  const signer = coseSigner(derOf(await fileOf('chain').text()), askForSignature);
  const c2pa = await createC2pa({ wasmSrc });
  const builder = await c2pa.builder.fromDefinition({
    title: 'Test photo',
    claim_generator_info: [{ name: 'sign-callback', version: '1.0.0' }],
    // created: the signer is responsible for the actions, so the claim lists them under created_assertions.
    assertions: [{ label: 'c2pa.actions.v2', created: true, data: { actions: [createdAction] } }],
  });
  try {
    offer(await builder.sign(signer, image.type, image), 'signed.jpg', image.type);
    return 'signed.jpg: signed through a callback';
  } finally {
    await builder.free();
    c2pa.dispose();
  }
});

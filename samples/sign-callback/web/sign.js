// Signs an image with a key that this program cannot take out: it hands over bytes and gets a signature back.
// For a page built with Vite; needs cose.js and page.js beside it.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { coseSigner, derOf } from './cose.js';
import { fileOf, offer, onButton } from './page.js';

// #region callback
/** Here a key service would be asked, over HTTPS. In this test Web Crypto holds the key and does not give it out. */
async function askForSignature(bytes) {
  const [der] = derOf(await fileOf('key').text());
  const key = await crypto.subtle.importKey('pkcs8', der, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
  ]);
  // The bytes are not a hash: the service has to hash them, with SHA-256 for ES256.
  return new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, bytes));
}
// #endregion callback

const createdAction = {
  action: 'c2pa.created',
  digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation',
};

onButton(async () => {
  const picture = fileOf('picture');
  const signer = coseSigner(derOf(await fileOf('chain').text()), askForSignature);
  const c2pa = await createC2pa({ wasmSrc });
  const builder = await c2pa.builder.fromDefinition({
    title: 'A drawn picture',
    claim_generator_info: [{ name: 'sign-callback', version: '1.0.0' }],
    // created: the signer answers for the actions, and the claim lists them under created_assertions.
    assertions: [{ label: 'c2pa.actions.v2', created: true, data: { actions: [createdAction] } }],
  });
  try {
    offer(await builder.sign(signer, picture.type, picture), 'signed.jpg', picture.type);
    return 'signed.jpg: signed through a callback';
  } finally {
    await builder.free();
    c2pa.dispose();
  }
});

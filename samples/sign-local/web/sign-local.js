// Signs one image in the page, with a test certificate and its key. For a page built with Vite; needs cose.js next to it.
// In production, the key stays on a server: `signBytes` sends it the bytes to sign.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { coseSigner, derOf } from './cose.js';

const fileOf = (id) => document.getElementById(id).files[0];
const report = document.getElementById('report');

document.querySelector('button').addEventListener('click', async () => {
  report.ariaBusy = 'true';
  report.textContent = await sign().catch((error) => `error: ${error.message}`);
  report.ariaBusy = 'false';
});

// #region signer
async function testSigner() {
  const [der] = derOf(await fileOf('key').text());
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.importKey('pkcs8', der, algorithm, false, ['sign']);
  const signBytes = async (bytes) =>
    new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, bytes));
  return coseSigner(derOf(await fileOf('chain').text()), signBytes);
}
// #endregion signer

async function sign() {
  const image = fileOf('image');
  const c2pa = await createC2pa({ wasmSrc });

  // #region manifest
  const builder = await c2pa.builder.fromDefinition({
    title: 'Test photo',
    claim_generator_info: [{ name: 'sign-local', version: '1.0.0' }],
    assertions: [
      {
        label: 'c2pa.actions.v2',
        created: true, // the signer is responsible for the actions: the claim lists them under created_assertions
        data: {
          actions: [
            {
              // A standard manifest begins with c2pa.created.
              action: 'c2pa.created',
              // digitalCapture is for a photo taken with a camera. For anything else, choose another type.
              digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture',
            },
          ],
        },
      },
    ],
  });
  // #endregion manifest

  // #region sign
  const signer = await testSigner();
  const { manifest, asset } = await builder.signAndGetManifestBytes(signer, image.type, image);
  await builder.free(); // WebAssembly memory isn't garbage-collected

  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([asset], { type: image.type }));
  link.download = 'signed.jpg';
  link.textContent = 'Download signed.jpg';
  report.after(link);
  return `signed.jpg: signed, the manifest store has ${manifest.length} bytes`;
  // #endregion sign
}

// Reads the CAWG identity assertions of a file: who vouches for which assertions, and the result of the checks.
// For a page built with Vite.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';

const output = document.querySelector('#report');
let sdk;

document.querySelector('#file').addEventListener('change', async ({ target }) => {
  output.ariaBusy = 'true';
  output.textContent = await read(target.files[0]).catch((error) => `error: ${error.message}`);
  output.ariaBusy = 'false';
});

async function read(file) {
  sdk ??= await createC2pa({ wasmSrc });
  const reader = await sdk.reader.fromBlob(file.type, file);
  if (reader === null) return `${file.name}: no Content Credentials`;
  try {
    const found = identities(await reader.manifestStore());
    return found.length > 0 ? found.join('\n') : `${file.name}: no identity assertion`;
  } finally {
    await reader.free();
  }
}

// #region identities
function identities({ manifests, active_manifest, validation_results }) {
  const { success, informational, failure } = validation_results.activeManifest;
  const all = [...success, ...informational, ...failure];
  const isIdentity = ({ label }) => /^cawg\.identity(__\d+)?$/.test(label);
  const found = manifests[active_manifest].assertions.filter(isIdentity);
  // If there are several, all of their codes have the JUMBF address of the first one, and nothing tells them apart.
  if (found.length > 1) throw new Error('more than one identity, so none of them is checked');
  return found.flatMap(({ label, data }) => {
    const { sig_type, referenced_assertions, role } = data.signer_payload;
    // The codes for this assertion have its JUMBF address as their `url`. Here, `signingCredential.untrusted` is about
    // the identity's signer, not the file's.
    const codes = all.filter(({ url }) => url?.endsWith(`/${label}`)).map(({ code }) => code);
    return [
      `${label}: ${sig_type}`,
      `  name: ${data.signature_info?.issuer ?? '(see verifiedIdentities)'}`,
      `  role: ${role?.join(', ') ?? '(none)'}`,
      ...referenced_assertions.map(({ url }) => `  vouches for: ${url.split('/').at(-1)}`),
      ...codes.map((code) => `  ${code}`),
    ];
  });
}
// #endregion identities

import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';

const c2pa = await createC2pa({ wasmSrc });
const fetched = async (name) => (await fetch(name)).blob();

async function check(name, file) {
  const reader = await c2pa.reader.fromBlob(file.type, file);
  if (reader === null) return [`${name}: no Content Credentials`];
  const report = await reader.manifestStore();
  await reader.free();
  const { issuer } = report.manifests[report.active_manifest].signature_info;
  const { failure } = report.validation_results.activeManifest;
  return [`${name}: ${report.validation_state}, signer ${issuer}`, ...failure.map(({ code }) => `  ${code}`)];
}

const lines = [
  ...(await check('photo.jpg', await fetched('photo.jpg'))),
  ...(await check('created.jpg', await fetched('created.jpg'))),
];
document.querySelector('pre').textContent = lines.join('\n');

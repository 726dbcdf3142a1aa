import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { testSigner } from './test-signer.js';

const c2pa = await createC2pa({ wasmSrc });
const chain = await fetch('test-certs/chain.pem');
const key = await fetch('test-certs/signer.key'); // only ever a test key: anyone who opens the page can read it
const signer = await testSigner(chain, key);
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

async function sign(file) {
  const builder = await c2pa.builder.fromDefinition({
    claim_generator_info: [{ name: 'start', version: '1.0.0' }],
    assertions: [
      {
        label: 'c2pa.actions.v2',
        created: true, // your signer is responsible for the actions
        data: {
          actions: [
            {
              action: 'c2pa.created',
              digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture', // a camera took it
            },
          ],
        },
      },
    ],
  });
  const signed = await builder.sign(signer, file.type, file);
  await builder.free();
  return new Blob([signed], { type: file.type });
}

const signed = await sign(await fetched('photo.jpg'));
const lines = [...(await check('signed.jpg', signed))];
document.querySelector('pre').textContent = lines.join('\n');

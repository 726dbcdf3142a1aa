import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { testSigner } from './test-signer.js';

const root = await (await fetch('test-certs/root.pem')).text();
const settings = {
  trust: { trustAnchors: root },
  verify: { remoteManifestFetch: false }, // don't contact a server that a file names
};
const c2pa = await createC2pa({ wasmSrc, settings });
const chain = await fetch('test-certs/chain.pem');
const key = await fetch('test-certs/signer.key'); // only ever a test key: anyone who opens the page can read it
const signer = await testSigner(chain, key);

async function check(name, file) {
  const reader = await c2pa.reader.fromBlob(file.type, file);
  if (reader === null) return { lines: [`${name}: no Content Credentials`] };
  const report = await reader.manifestStore();
  await reader.free();
  const { issuer } = report.manifests[report.active_manifest].signature_info;
  const { failure } = report.validation_results.activeManifest;
  const lines = [
    `${name}: ${report.validation_state}, signer ${issuer}`,
    ...failure.map(({ code }) => `  ${code}`),
  ];
  return { lines, state: report.validation_state };
}

async function sign(file) {
  const builder = await c2pa.builder.fromDefinition({
    claim_generator_info: [{ name: 'start', version: '1.0.0' }],
    assertions: [
      {
        label: 'c2pa.actions.v2',
        created: true, // your signer is responsible for the actions
        data: { actions: [{ action: 'c2pa.published' }] },
      },
    ],
  });
  await builder.setIntent('edit'); // keeps the credentials that the image already has
  const signed = await builder.sign(signer, file.type, file);
  await builder.free();
  return new Blob([signed], { type: file.type });
}

const [input, output] = document.querySelectorAll('input, pre');
input.addEventListener('change', show);
show(); // a visitor may have chosen a file before the library was ready

async function show() {
  const [file] = input.files;
  if (file) output.textContent = await signUpload(file).catch((error) => `${file.name}: ${error.message}`);
}

async function signUpload(file) {
  const { lines, state } = await check(file.name, file);
  if (state === 'Invalid') return [...lines, `${file.name}: not signed`].join('\n');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await sign(file));
  link.download = `signed-${file.name}`;
  link.textContent = `Download ${link.download}`;
  output.after(link);
  return [...lines, `${link.download}: signed`].join('\n');
}

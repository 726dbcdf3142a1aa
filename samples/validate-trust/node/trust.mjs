// Reads the same file twice: without trust anchors, and with one root certificate as trust anchor.
// Usage: node trust.mjs [signed.jpg] [test-certs/root.pem]
import { readFile } from 'node:fs/promises';
import { Reader } from '@contentauth/c2pa-node';

const [file = 'signed.jpg', rootFile = 'test-certs/root.pem'] = process.argv.slice(2);

// #region trust
const settings = { trust: { trust_anchors: await readFile(rootFile, 'utf8') } };

const without = await Reader.fromAsset({ path: file });
const withRoot = await Reader.fromAsset({ path: file }, settings);
if (without === null) throw new Error(`${file} has no manifest store`);
// #endregion trust

report('no trust anchors', without.json());
report('root as trust anchor', withRoot.json());

function report(title, store) {
  const { success, failure } = store.validation_results.activeManifest;
  const about = [...success, ...failure].filter(({ code }) => code.startsWith('signingCredential.'));
  console.log(`${title}: ${store.validation_state}`);
  for (const { code, explanation } of about) console.log(`  ${code} (${explanation})`);
}

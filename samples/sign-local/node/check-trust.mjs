// Prints what can be checked about a signed image: first without, then with a trust anchor.
// Usage: node check-trust.mjs [file] [trust anchors in PEM]
import { readFile } from 'node:fs/promises';
import { Reader } from '@contentauth/c2pa-node';

const [file = 'signed.jpg', anchors = 'test-certs/root.pem'] = process.argv.slice(2);

// #region trust
// trust_anchors takes the certificates themselves, as PEM text, not a path.
const settings = { trust: { trust_anchors: await readFile(anchors, 'utf8') } };
// #endregion trust

await report('without a trust anchor');
await report(`with ${anchors}`, settings);

// #region report
async function report(heading, settings) {
  const reader = await Reader.fromAsset({ path: file }, settings);
  if (reader === null) throw new Error(`${file} has no manifest store`);

  const { validation_state, validation_results } = reader.json();
  const signature = reader.getActive().signature_info;
  console.log(`${heading}: ${validation_state}`);
  console.log(`  signer: ${signature.common_name}, ${signature.issuer} (${signature.alg})`);
  console.log(`  time stamp: ${signature.time ?? 'none'}`);
  const { success, failure } = validation_results.activeManifest;
  for (const { code } of success)
    if (/^(signingCredential|claimSignature|assertion.dataHash)/.test(code)) console.log(`  + ${code}`);
  for (const { code } of failure) console.log(`  - ${code}`);
}
// #endregion report

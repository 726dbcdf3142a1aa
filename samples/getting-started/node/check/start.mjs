import { Reader } from '@contentauth/c2pa-node';

async function check(file) {
  const reader = await Reader.fromAsset({ path: file });
  if (reader === null) return console.log(`${file}: no Content Credentials`);
  const report = reader.json();
  const { issuer } = reader.getActive().signature_info;
  const { failure } = report.validation_results.activeManifest;
  console.log(`${file}: ${report.validation_state}, signer ${issuer}`);
  for (const { code } of failure) console.log(`  ${code}`);
}

await check('photo.jpg');
await check('created.jpg');

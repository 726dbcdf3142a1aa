// Reads a file with one or two trust lists and an allowed list, and says which of them the signer's certificate chains to.
// Usage: node use-list.mjs [file] [list.pem] [own list.pem or -] [allowed list or -]
import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Reader } from '@contentauth/c2pa-node';

const [file = 'signed.jpg', list = 'lists/both.pem', own = '-', allowed = '-'] = process.argv.slice(2);

// #region look
// Check a list before you rely on it. The SDK drops what it can't read, or rejects everything with one message.
async function anchorsFrom(name) {
  const text = await readFile(name, 'utf8');
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  const anchors = blocks.map((pem) => new X509Certificate(pem));
  const wrong = anchors.find(({ ca }) => !ca);
  if (anchors.length === 0) throw new Error(`${name} contains no certificates`);
  if (wrong)
    throw new Error(
      `${name} contains a certificate that isn't a CA's: ${wrong.subject.replaceAll('\n', ', ')}`,
    );
  const over = anchors.filter(({ validTo }) => new Date(validTo) < new Date()).length;
  console.log(`${name}: ${anchors.length} anchors, ${over} of them expired`);
  return anchors.map(String).join('\n');
}
// #endregion look

// #region read
const settings = {
  trust: {
    trust_anchors: await anchorsFrom(list),
    ...(own !== '-' && { user_anchors: await anchorsFrom(own) }),
    ...(allowed !== '-' && { allowed_list: await readFile(allowed, 'utf8') }),
  },
};
const reader = await Reader.fromAsset({ path: file }, settings);
if (reader === null) throw new Error(`${file} has no manifest store`);

const { validation_state, validation_results } = reader.json();
const { success, failure } = validation_results.activeManifest;
console.log(`${file}: ${validation_state}`);
for (const { code, explanation } of [...success, ...failure])
  if (code.startsWith('signingCredential.')) console.log(`  ${code}: ${explanation}`);
// #endregion read

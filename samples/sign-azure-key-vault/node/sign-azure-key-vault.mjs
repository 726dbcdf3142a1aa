// Signs an image with a key that never leaves Azure Key Vault or a Managed HSM.
// Usage: KEY_ID=https://….vault.azure.net/keys/NAME/VERSION node sign-azure-key-vault.mjs [source] [destination] [folder with chain.pem]
import { createHash, verify, X509Certificate } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { DefaultAzureCredential } from '@azure/identity';
import { CryptographyClient } from '@azure/keyvault-keys';
import { Builder } from '@contentauth/c2pa-node';

const [source = 'photo.jpg', destination = 'signed.jpg', folder = 'key-certs'] = process.argv.slice(2);
const chain = await readFile(`${folder}/chain.pem`);

// #region callback
// The identifier ends with the version, because a certificate is for one version of a key.
const vault = new CryptographyClient(process.env.KEY_ID, new DefaultAzureCredential());
const { publicKey } = new X509Certificate(chain);

async function callback(data) {
  const digest = createHash('sha256').update(data).digest();
  const { result } = await vault.sign('ES256', digest, { abortSignal: AbortSignal.timeout(5000) });
  // Key Vault returns r and s, 32 bytes each: the form that es256 needs.
  const signature = Buffer.from(result);
  if (!verify('sha256', data, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature))
    throw new Error("the key in Key Vault doesn't match the certificate");
  return signature;
}
// #endregion callback

const config = { alg: 'es256', certs: [chain], reserveSize: 10_000, directCoseHandling: false };
const builder = Builder.withJson(
  { title: 'A drawing', claim_generator_info: [{ name: 'sign-azure-key-vault', version: '1.0.0' }] },
  { verify: { verify_after_sign: true }, builder: { created_assertion_labels: ['c2pa.actions'] } },
);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
const output = { buffer: null };
await builder.signConfigAsync(callback, config, { path: source }, output);
await writeFile(destination, output.buffer);
console.log(`${destination}: signed with a key in Azure Key Vault`);

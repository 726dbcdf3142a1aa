// Makes a signing key in AWS KMS and writes its public key. Run it once, and keep the key ID that it prints.
// Usage: node make-key.mjs [public.pem]        Region and credentials come from the usual places.
import { createPublicKey } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { CreateKeyCommand, GetPublicKeyCommand, KMSClient } from '@aws-sdk/client-kms';

const [file = 'public.pem'] = process.argv.slice(2);
const kms = new KMSClient();
const { KeyMetadata } = await kms.send(
  new CreateKeyCommand({ KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY', Description: 'C2PA signer' }),
);
const { PublicKey } = await kms.send(new GetPublicKeyCommand({ KeyId: KeyMetadata.KeyId }));
const key = createPublicKey({ key: Buffer.from(PublicKey), format: 'der', type: 'spki' });
await writeFile(file, key.export({ format: 'pem', type: 'spki' }));
console.log(KeyMetadata.KeyId);

import { created, labelFor } from '@content-credentials/verdict/testkit/forger/assertions';
import { intoJpeg } from '@content-credentials/verdict/testkit/forger/embed/jpeg';
import { forge } from '@content-credentials/verdict/testkit/forger/forge';
import { identityByDomain } from '@content-credentials/verdict/testkit/forger/identity';
import { baseMedia } from '@content-credentials/verdict/testkit/forger/media';

export interface IdentityFile {
  file: Buffer;
  /** The DID document that proves the identity. */
  document: string;
}

/** An image with an identity whose issuer is a domain's `did:web`, and the response expected from that domain. */
export async function identityFile(domain: string): Promise<IdentityFile> {
  const key = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  const { jpeg } = await baseMedia();
  const { file } = await forge({
    id: `identity-at-${domain}`,
    media: jpeg,
    embed: intoJpeg(),
    manifest: async (bindings, label) => ({
      label: labelFor(label),
      created: [created(), ...bindings],
      gathered: [await identityByDomain(domain, bindings, key)],
    }),
  });
  const { kty, crv, x } = await crypto.subtle.exportKey('jwk', key.publicKey);
  const did = `did:web:${domain}`;
  const method = {
    id: `${did}#key`,
    type: 'JsonWebKey2020',
    controller: did,
    publicKeyJwk: { alg: 'EdDSA', kty, crv, x },
  };
  return {
    file: Buffer.from(file),
    document: JSON.stringify({ id: did, verificationMethod: [method], assertionMethod: [method] }),
  };
}

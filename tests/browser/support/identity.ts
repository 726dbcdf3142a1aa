import { created, labelFor } from '../../../labs/forger/assertions.ts';
import { intoJpeg } from '../../../labs/forger/embed/jpeg.ts';
import { forge } from '../../../labs/forger/forge.ts';
import { identityByDomain } from '../../../labs/forger/identity.ts';
import { baseMedia } from '../../../labs/forger/media.ts';

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

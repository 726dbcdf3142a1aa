import { bytes } from './bytes.ts';
import { cborOf, Entries, type Forged, tag } from './cbor.ts';
import { type Assertion, assertion, hashedUri } from './manifest.ts';

/**
 * `cawg.identity` with a credential about a person, issued by a domain of the forger's: a validator that checks it
 * requests the key from that domain (`did:web`).
 * @param referenced assertions that the identity covers, including the hard binding
 * @param key Ed25519, for a test that responds for the domain itself; otherwise, its public half isn't available
 */
export async function identityByDomain(
  domain: string,
  referenced: readonly Assertion[],
  key?: CryptoKeyPair,
): Promise<Assertion> {
  const payload = {
    referenced_assertions: referenced.map(({ label, box }) => hashedUri(`c2pa.assertions/${label}`, box)),
    sig_type: 'cawg.identity_claims_aggregation',
  };
  return assertion('cawg.identity', {
    signer_payload: payload,
    signature: await signedCredential(domain, payload, key),
    pad1: new Uint8Array(),
  });
}

async function signedCredential(
  domain: string,
  payload: { referenced_assertions: Array<{ url: string; hash: Uint8Array }>; sig_type: string },
  key?: CryptoKeyPair,
): Promise<Uint8Array> {
  const credential = {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://cawg.io/identity/1.1/ica/context/'],
    type: ['VerifiableCredential', 'IdentityClaimsAggregationCredential'],
    issuer: `did:web:${domain}`,
    validFrom: '2026-01-01T00:00:00Z',
    credentialSubject: {
      verifiedIdentities: [
        {
          type: 'cawg.social_media',
          username: 'somebody-famous',
          uri: `https://${domain}/somebody-famous`,
          verifiedAt: '2026-01-01T00:00:00Z',
          provider: { id: `https://${domain}`, name: 'Forged network' },
        },
      ],
      c2paAsset: {
        referenced_assertions: payload.referenced_assertions.map(({ url, hash }) => ({
          url,
          hash: Buffer.from(hash).toString('base64'),
        })),
        sig_type: payload.sig_type,
      },
    },
    credentialSchema: [{ id: 'https://cawg.io/identity/1.1/ica/schema/', type: 'JSONSchema' }],
  };
  const text = bytes(Buffer.from(JSON.stringify(credential)));
  const { privateKey } =
    key ?? ((await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])) as CryptoKeyPair);
  const header = cborOf(new Entries([1, -8], [3, 'application/vc']));
  const covered = bytes(cborOf(['Signature1', header, new Uint8Array(), text]));
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, covered));
  const message: Forged = [header, {}, text, signature];
  return cborOf(tag(18, message));
}

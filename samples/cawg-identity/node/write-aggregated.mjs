// Signs an image with an identity that a service verified: an identity claims aggregation (ICA) credential.
// A key created here stands in for the service, so no one has a reason to trust it. For experiments only.
// Usage: node write-aggregated.mjs [photo.jpg] [aggregated.jpg] [test-certs]
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import {
  Builder,
  CallbackCredentialHolder,
  CallbackSigner,
  IdentityAssertionBuilder,
  IdentityAssertionSigner,
} from '@contentauth/c2pa-node';

const [input = 'photo.jpg', output = 'aggregated.jpg', tool = 'test-certs'] = process.argv.slice(2);

// The CBOR types that a COSE signature needs.
function head(major, size) {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}
const integer = (value) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value) => Buffer.concat([head(2, value.length), value]);
const text = (value) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const array = (items) => Buffer.concat([head(4, items.length), ...items]);
const map = (entries) => Buffer.concat([head(5, entries.length), ...entries.flat()]);

// #region issuer
// A did:jwk is the public key itself, so anyone can create one. A real service uses did:web, with its key at its URL.
// The core reads only Ed25519 keys, and only padded base64: with this order of members, no padding is needed.
const service = generateKeyPairSync('ed25519');
const { x } = service.publicKey.export({ format: 'jwk' });
const jwk = JSON.stringify({ alg: 'EdDSA', kty: 'OKP', crv: 'Ed25519', x });
const issuer = `did:jwk:${Buffer.from(jwk).toString('base64url')}`;
// #endregion issuer

// #region credential
// The service states what it verified, and binds it to this signer payload.
function credential({ referenced_assertions, sig_type, role }) {
  return JSON.stringify({
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://cawg.io/identity/1.1/ica/context/'],
    type: ['VerifiableCredential', 'IdentityClaimsAggregationCredential'],
    issuer,
    validFrom: new Date().toISOString(),
    credentialSubject: {
      verifiedIdentities: [
        {
          type: 'cawg.social_media',
          name: 'Example Photographer',
          username: 'example',
          uri: 'https://social.example/example',
          provider: { id: 'https://social.example', name: 'Example Social Network' },
          verifiedAt: new Date().toISOString(),
        },
      ],
      c2paAsset: {
        referenced_assertions: referenced_assertions.map(({ url, alg, hash }) => ({
          url,
          ...(alg && { alg }),
          hash: Buffer.from(hash).toString('base64'),
        })),
        sig_type,
        ...(role && { role }),
      },
    },
  });
}

// COSE again, but here the credential is the payload. 1 is the algorithm (-8 is EdDSA), 3 is the content type.
async function signIdentity(payload) {
  const protectedHeader = map([
    [integer(1), integer(-8)],
    [integer(3), text('application/vc')],
  ]);
  const content = Buffer.from(credential(payload));
  const toSign = array([text('Signature1'), bytes(protectedHeader), bytes(Buffer.alloc(0)), bytes(content)]);
  const signature = sign(null, toSign, service.privateKey);
  const cose = array([bytes(protectedHeader), map([]), bytes(content), bytes(signature)]);
  return Buffer.concat([Buffer.from([0xd2]), cose]); // tag 18
}
// #endregion credential

// #region sign
const toolKey = createPrivateKey(await readFile(`${tool}/signer.key`));
const claimSigner = CallbackSigner.newSigner(
  {
    alg: 'es256',
    certs: [await readFile(`${tool}/chain.pem`)],
    reserveSize: 10_000,
    directCoseHandling: false,
  },
  async (data) => sign('sha256', data, { key: toolKey, dsaEncoding: 'ieee-p1363' }),
);
const holder = CallbackCredentialHolder.newCallbackCredentialHolder(
  10_000,
  'cawg.identity_claims_aggregation',
  signIdentity,
);
// #endregion sign
const identity = await IdentityAssertionBuilder.identityBuilderForCredentialHolder(holder);
identity.addReferencedAssertions(['c2pa.actions.v2']);
identity.addRoles(['cawg.creator']);
const signer = IdentityAssertionSigner.new(claimSigner.getHandle());
signer.addIdentityAssertion(identity);

const builder = Builder.withJson(
  {
    title: 'Evening over the hills',
    claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
  },
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  { builder: { created_assertion_labels: ['c2pa.actions'] } },
);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
const file = { buffer: null };
await builder.signAsync(signer, { path: input }, file);
await writeFile(output, file.buffer);
console.log(`${output}: written\nissuer: ${issuer}`);
process.exit(0); // an open credential holder keeps the program running

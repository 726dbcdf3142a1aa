// Adds two signatures: the tool signs the claim, and a person or organization signs an identity assertion in it.
// Usage: node write-identity.mjs [photo.jpg] [identified.jpg] [test-certs] [identity-certs]
import { createPrivateKey, sign, X509Certificate } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import {
  Builder,
  CallbackCredentialHolder,
  CallbackSigner,
  IdentityAssertionBuilder,
  IdentityAssertionSigner,
} from '@contentauth/c2pa-node';

const [input = 'photo.jpg', output = 'identified.jpg', tool = 'test-certs', actor = 'identity-certs'] =
  process.argv.slice(2);
const readKey = async (folder) => createPrivateKey(await readFile(`${folder}/signer.key`));
const es256 = (data, key) => sign('sha256', data, { key, dsaEncoding: 'ieee-p1363' });

// #region cbor
// The CBOR types that a signer payload and a COSE signature need.
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
// #endregion cbor

// #region payload
// The library passes the signer payload as an object. Its CBOR is what gets signed, so the fields must be in
// the order in which the library writes them.
function payloadBytes({ referenced_assertions, sig_type, role = [] }) {
  const references = referenced_assertions.map(({ url, alg, hash }) =>
    map([
      [text('url'), text(url)],
      ...(alg ? [[text('alg'), text(alg)]] : []),
      [text('hash'), bytes(Buffer.from(hash))],
    ]),
  );
  return map([
    [text('referenced_assertions'), array(references)],
    [text('sig_type'), text(sig_type)],
    ...(role.length > 0 ? [[text('role'), array(role.map(text))]] : []),
  ]);
}
// #endregion payload

// #region cose
// A COSE_Sign1 with the chain in its protected header: 1 is the algorithm (-7 is ES256), 33 is x5chain.
const identityKey = await readKey(actor);
const chain = (await readFile(`${actor}/chain.pem`, 'utf8'))
  .match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g)
  .map((pem) => bytes(new X509Certificate(pem).raw));

async function signIdentity(payload) {
  for (const { url } of payload.referenced_assertions) console.log(`the identity vouches for ${url}`);
  const protectedHeader = map([
    [integer(1), integer(-7)],
    [integer(33), array(chain)],
  ]);
  const toSign = array([
    text('Signature1'),
    bytes(protectedHeader),
    bytes(Buffer.alloc(0)),
    bytes(payloadBytes(payload)),
  ]);
  const none = Buffer.from([0xf6]); // null: the payload isn't repeated in the signature
  const cose = array([bytes(protectedHeader), map([]), none, bytes(es256(toSign, identityKey))]);
  return Buffer.concat([Buffer.from([0xd2]), cose]); // tag 18
}
// #endregion cose

// #region sign
const toolKey = await readKey(tool);
const claimSigner = CallbackSigner.newSigner(
  {
    alg: 'es256',
    certs: [await readFile(`${tool}/chain.pem`)],
    reserveSize: 10_000,
    directCoseHandling: false,
  },
  async (data) => es256(data, toolKey),
);

const holder = CallbackCredentialHolder.newCallbackCredentialHolder(10_000, 'cawg.x509.cose', signIdentity);
const identity = await IdentityAssertionBuilder.identityBuilderForCredentialHolder(holder);
// The hard binding is always referenced. List the other assertions that this person vouches for.
identity.addReferencedAssertions(['c2pa.actions.v2', 'org.example.caption']);
identity.addRoles(['cawg.creator']);

const signer = IdentityAssertionSigner.new(claimSigner.getHandle());
signer.addIdentityAssertion(identity);

const builder = Builder.withJson(
  {
    title: 'Evening over the hills',
    claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
    assertions: [
      { label: 'org.example.caption', data: { text: 'Drawn for the documentation' } },
      { label: 'org.example.internal', data: { ticket: 'DOC-17' } },
    ],
  },
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  { builder: { created_assertion_labels: ['c2pa.actions'] } },
);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
const file = { buffer: null };
await builder.signAsync(signer, { path: input }, file);
await writeFile(output, file.buffer);
console.log(`${output}: written`);
// In c2pa-node 0.8.0, an open credential holder keeps the program running for seconds to minutes after its last line.
process.exit(0);
// #endregion sign

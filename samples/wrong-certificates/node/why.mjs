// Prints why a certificate is rejected: the SDK's signer gives one short message, and the Reader gives the reason.
// Usage: node why.mjs [chain.pem] [signer.key] [trust anchors] [image]
import { constants, createPrivateKey, sign, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [
  chain = 'test-certs/chain.pem',
  keyFile = 'test-certs/signer.key',
  anchors = 'test-certs/root.pem',
  image = 'photo.jpg',
] = process.argv.slice(2);
const [chainPem, keyPem, anchorPem] = await Promise.all(
  [chain, keyFile, anchors].map((file) => readFile(file)),
);
const source = { buffer: await readFile(image), mimeType: 'image/jpeg' };

// #region key
// The key determines the algorithm. -7, -35, -36, -37, and -8 are the COSE numbers of these algorithms.
const key = createPrivateKey({ key: keyPem, passphrase: process.env.KEY_PASSPHRASE ?? '' });
const type = key.asymmetricKeyDetails.namedCurve ?? key.asymmetricKeyType;
const [alg, coseNumber, hash] = {
  secp384r1: ['es384', -35, 'sha384'],
  secp521r1: ['es512', -36, 'sha512'],
  rsa: ['ps256', -37, 'sha256'],
  ed25519: ['ed25519', -8, null],
}[type] ?? ['es256', -7, 'sha256'];
const certificates = chainPem.toString().match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
if (certificates === null) throw new Error(`${chain} contains no PEM certificate`);
const signer = new X509Certificate(certificates[0]);
console.log(
  `key: ${type}, so ${alg}; matches the first certificate: ${signer.checkPrivateKey(key) ? 'yes' : 'no'}`,
);
// #endregion key

function newBuilder() {
  const builder = Builder.withJson({
    claim_generator_info: [{ name: 'why', version: '1.0.0' }],
    assertions: [],
  });
  builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
  return builder;
}

// #region usual
// The usual way: the SDK checks the certificate before it signs.
try {
  newBuilder().sign(LocalSigner.newSigner(chainPem, keyPem, alg), source, { buffer: null });
  console.log('signing: ok');
} catch (error) {
  console.log(`signing: ${error.message}`);
}
// #endregion usual

// #region unchecked
// The unchecked way: build the COSE signature here, so that even a bad certificate gets into an image.
const head = (major, n) => Buffer.from(n < 24 ? [(major << 5) | n] : [(major << 5) | 25, n >> 8, n & 255]);
const bytes = (data) => Buffer.concat([head(2, data.length), data]);
const text = (string) => Buffer.concat([head(3, string.length), Buffer.from(string)]);
const list = (...items) => Buffer.concat([head(4, items.length), ...items]);

const der = certificates.map((pem) => bytes(new X509Certificate(pem).raw));
const x5chain = der.length > 1 ? list(...der) : der[0];
const protectedHeader = bytes(
  Buffer.concat([head(5, 2), head(0, 1), head(1, -1 - coseNumber), head(0, 33), x5chain]),
);
const reserveSize = protectedHeader.length + 2048;

async function coseSignature(claim) {
  const data = list(text('Signature1'), protectedHeader, bytes(Buffer.alloc(0)), bytes(claim));
  const signature = sign(hash, data, { key, dsaEncoding: 'ieee-p1363', ...(type === 'rsa' && pss) });
  const message = (padding) =>
    Buffer.concat([
      head(6, 18),
      list(
        protectedHeader,
        Buffer.concat([head(5, 1), text('pad'), bytes(Buffer.alloc(padding))]),
        Buffer.from([0xf6]),
        bytes(signature),
      ),
    ]);
  return message(reserveSize - message(256).length + 256); // fills the reserved space exactly
}
const pss = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST };

const signed = { buffer: null };
await newBuilder().signConfigAsync(
  coseSignature,
  { alg, certs: [], reserveSize, directCoseHandling: true },
  source,
  signed,
);
// #endregion unchecked

// #region read
const trusting = { trust: { trust_anchors: anchorPem.toString() } };
const store = (await Reader.fromAsset({ buffer: signed.buffer, mimeType: 'image/jpeg' }, trusting)).json();
const { failure } = store.validation_results.activeManifest;
console.log(`reading: ${store.validation_state}`);
for (const status of failure) console.log(`  ${status.code}: ${status.explanation}`);
// #endregion read

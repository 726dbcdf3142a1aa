// Signs an image and stores an OCSP response in the signature, so validators don't have to ask the CA.
// Usage: node staple.mjs [photo.jpg] [stapled.jpg] [folder with chain.pem and signer.key] [folder of make-responder.sh]
import { execFile } from 'node:child_process';
import { createPrivateKey, sign, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { Builder } from '@contentauth/c2pa-node';

const [input = 'photo.jpg', output = 'stapled.jpg', credentials = 'request', folder = 'responder'] =
  process.argv.slice(2);
const pem = await readFile(`${credentials}/chain.pem`, 'utf8');
const chain = pem
  .match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g)
  .map((one) => new X509Certificate(one).raw);
const key = createPrivateKey(await readFile(`${credentials}/signer.key`));

// #region ask
// In production, send ocsp.req to the URL in the certificate, and keep the response until it expires.
const openssl = (...args) => promisify(execFile)('openssl', ['ocsp', ...args], { cwd: folder });
await openssl(
  '-sha1',
  '-issuer',
  'issuer.pem',
  '-serial',
  `0x${new X509Certificate(chain[0]).serialNumber}`,
  '-no_nonce',
  '-reqout',
  'ocsp.req',
);
await openssl(
  '-reqin',
  'ocsp.req',
  '-respout',
  'ocsp.der',
  '-index',
  'good.txt',
  '-ndays',
  '7',
  '-rsigner',
  'ocsp.pem',
  '-rkey',
  'ocsp.key',
  '-CA',
  'issuer.pem',
  '-rother',
  'issuer.pem',
);
const response = await readFile(`${folder}/ocsp.der`);
// #endregion ask

// #region cbor
function head(major, size) {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  if (size < 65_536) return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  return Buffer.from([(major << 5) | 26, size >>> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255]);
}
const integer = (value) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value) => Buffer.concat([head(2, value.length), value]);
const text = (value) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const array = (items) => Buffer.concat([head(4, items.length), ...items]);
const map = (entries) => Buffer.concat([head(5, entries.length), ...entries.flat()]);
// #endregion cbor

// #region cose
const reserveSize = 20_000;

/** A whole COSE_Sign1: 1 is the algorithm (-7 is ES256), 33 is x5chain, and rVals carries the OCSP response. */
async function signClaim(claim) {
  const signed = map([
    [integer(1), integer(-7)],
    [integer(33), array(chain.map(bytes))],
  ]);
  const toSign = array([text('Signature1'), bytes(signed), bytes(Buffer.alloc(0)), bytes(claim)]);
  const signature = sign('sha256', toSign, { key, dsaEncoding: 'ieee-p1363' });
  const message = (pad) => {
    const open = map([
      [text('rVals'), map([[text('ocspVals'), array([bytes(response)])]])],
      [text('pad'), bytes(Buffer.alloc(pad))],
    ]);
    // 0xd2 is tag 18, and 0xf6 is null: the claim isn't repeated in the signature.
    return Buffer.concat([
      Buffer.from([0xd2]),
      array([bytes(signed), open, Buffer.from([0xf6]), bytes(signature)]),
    ]);
  };
  // The space in the file is already reserved: the message must fill it exactly.
  return message(reserveSize - message(256).length + 256);
}
// #endregion cose

const builder = Builder.withJson(
  { claim_generator_info: [{ name: 'staple', version: '1.0.0' }] },
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  { builder: { created_assertion_labels: ['c2pa.actions'] } },
);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
const config = { alg: 'es256', certs: [Buffer.from(pem)], reserveSize, directCoseHandling: true };
await builder.signConfigAsync(signClaim, config, { path: input }, { path: output });
console.log(`signed: ${output}`);

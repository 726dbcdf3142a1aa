import { expect, test } from 'vitest';
import { created, labelFor } from '../../testkit/forger/assertions.ts';
import { bytes, u8 } from '../../testkit/forger/bytes.ts';
import { cborOf, Entries, type Forged } from '../../testkit/forger/cbor.ts';
import { der, oid, sequence, small } from '../../testkit/forger/der.ts';
import { box, cborBox, superbox, UUID } from '../../testkit/forger/jumbf.ts';
import { manifestOf, storeOf } from '../../testkit/forger/manifest.ts';
import { forgerCredentials, honestSigner, type Signer, signerWith } from '../../testkit/forger/signer.ts';
import { type StampOptions, timeStampToken } from '../../testkit/forger/time-stamp.ts';
import { parseCertificate } from '../x509/certificate.ts';
import { contentOf, EXTENSION } from '../x509/extensions.ts';
import { claimSignature, identitySignature, stampChain } from './signature.ts';

const { chain } = await forgerCredentials();
const LABEL = labelFor('signature');
const manifestBy = (sign: Signer) => manifestOf({ label: LABEL, created: [created()], sign });

test('a signature has its certificates, also beside a manifest without assertions', async () => {
  const bare = superbox(UUID.manifest, labelFor('bare'), [
    superbox(
      UUID.claim,
      'c2pa.claim.v2',
      [u8(0, 0, 0, 9), 'cbor', u8(0xa0)].map((one) => bytes(one)),
    ),
  ]);
  const own = await manifestBy(honestSigner());
  for (const store of [storeOf(own), storeOf(bare, own)])
    expect(claimSignature(store, LABEL)?.chain).toHaveLength(chain.length);
});

test('a signature with a second chain, or without any, isn’t read', async () => {
  const second = await manifestBy(signerWith(async () => new Entries(['x5chain', chain[0] ?? u8()])));
  expect(claimSignature(storeOf(second), LABEL)).toBeUndefined();
  const none = await manifestBy(honestSigner({ ...(await forgerCredentials()), chain: [] }));
  expect(claimSignature(storeOf(none), LABEL)).toBeUndefined();
});

test('a signature that’s there twice, or holds two values, isn’t read', async () => {
  const own = await manifestBy(honestSigner());
  const twice = await manifestOf({ label: LABEL, created: [created()], more: [own.signature] });
  expect(claimSignature(storeOf(twice), LABEL)).toBeUndefined();
  const message = box('cbor', await honestSigner()(cborOf({})));
  for (const [count, length] of [
    [1, chain.length],
    [2, undefined],
    [0, undefined],
  ] as const) {
    const signature = superbox(UUID.signature, 'c2pa.signature', Array(count).fill(message));
    const store = storeOf(superbox(UUID.manifest, LABEL, [signature]));
    expect(claimSignature(store, LABEL)?.chain.length).toBe(length);
  }
});

test('a header for a time stamp without one holds none, and a value that isn’t bytes can’t be read', async () => {
  const partsWith = async (header: Forged) => {
    const manifest = await manifestBy(signerWith(async () => new Entries(['sigTst2', header])));
    return claimSignature(storeOf(manifest), LABEL);
  };
  expect((await partsWith({}))?.tokens).toEqual([]);
  expect((await partsWith({ tstTokens: [{ val: u8(1) }] }))?.tokens).toHaveLength(1);
  expect(await partsWith({ tstTokens: [{ val: 'a text' }] })).toBeUndefined();
});

test('of two manifests with one label, no identity is read', async () => {
  const signature = await honestSigner()(cborOf({}));
  const withIdentity = superbox(UUID.manifest, LABEL, [
    superbox(UUID.assertions, 'c2pa.assertions', [cborBox('cawg.identity', { signature })]),
  ]);
  const chainIn = (...manifests: Uint8Array[]) =>
    identitySignature(storeOf(...manifests), LABEL, 'cawg.identity')?.chain.length;
  expect(chainIn(withIdentity)).toBe(chain.length);
  expect(chainIn(withIdentity, withIdentity)).toBeUndefined();
});

test('a time stamp is a token, or the response of an authority that contains it', async () => {
  const token = await timeStampToken(bytes('a signature'));
  const response = sequence(sequence(small(0)), token);
  const [own, other] = [stampChain(token), stampChain(response)];
  expect(own?.signer.subject.at(-1)).toEqual(['CN', 'Forged time stamps']);
  expect(other?.signer.der).toEqual(own?.signer.der);
  expect(own?.others).toHaveLength(1);
  expect(stampChain(sequence(sequence(small(2))))).toBeUndefined();
});

/** The key identifier of a certificate. */
const keyOf = (certificate: Uint8Array) =>
  contentOf(parseCertificate(certificate).extensions, EXTENSION.subjectKeyIdentifier)?.value ?? u8();
const named = (certificate: Uint8Array) => der(0x80, keyOf(certificate));

test.each<[what: string, options: StampOptions]>([
  ['named by its key is found among others', { named }],
  [
    'named by its key is found beside a certificate without an identifier',
    {
      named,
      held: ({ certificate, root }) => {
        const at = Buffer.from(root).indexOf(oid('2.5.29.14'));
        return [certificate, root.with(at + 4, 0x7f)];
      },
    },
  ],
  [
    'is found beside a certificate with its serial number and another issuer',
    {
      held: ({ certificate }) => {
        const issuer = Buffer.from(certificate).indexOf('Forgery kit');
        return [certificate.with(issuer, 0x47), certificate];
      },
    },
  ],
])('the signer of a time stamp %s', async (_, options) => {
  const token = await timeStampToken(bytes('a signature'), options);
  const signer = stampChain(token)?.signer;
  expect(signer?.subject.at(-1)).toEqual(['CN', 'Forged time stamps']);
  expect(signer?.issuer.at(0)).toEqual(['O', 'Forgery kit']);
});

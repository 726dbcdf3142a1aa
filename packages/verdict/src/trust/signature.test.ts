import { expect, test } from 'vitest';
import { created, labelFor } from '../../testkit/forger/assertions.ts';
import { bytes, u8 } from '../../testkit/forger/bytes.ts';
import { Entries } from '../../testkit/forger/cbor.ts';
import { der, oid, sequence, small } from '../../testkit/forger/der.ts';
import { superbox, UUID } from '../../testkit/forger/jumbf.ts';
import { manifestOf, storeOf } from '../../testkit/forger/manifest.ts';
import { forgerCredentials, honestSigner, type Signer, signerWith } from '../../testkit/forger/signer.ts';
import { timeStampToken } from '../../testkit/forger/time-stamp.ts';
import { parseCertificate } from '../x509/certificate.ts';
import { contentOf, EXTENSION } from '../x509/extensions.ts';
import { claimSignature, stampChain } from './signature.ts';

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

test('a time stamp is a token, or the response of an authority that contains it', async () => {
  const token = await timeStampToken(bytes('a signature'));
  const response = sequence(sequence(small(0)), token);
  const [own, other] = [stampChain(token), stampChain(response)];
  expect(own?.signer.subject.at(-1)).toEqual(['CN', 'Forged time stamps']);
  expect(other?.signer.der).toEqual(own?.signer.der);
  expect(own?.others).toHaveLength(1);
  expect(stampChain(sequence(sequence(small(2))))).toBeUndefined();
});

test('the signer of a time stamp can be named by its key, also if another certificate has no identifier of it', async () => {
  const keyOf = (certificate: Uint8Array) =>
    contentOf(parseCertificate(certificate).extensions, EXTENSION.subjectKeyIdentifier)?.value ?? u8();
  const token = await timeStampToken(bytes('a signature'), {
    named: (certificate) => der(0x80, keyOf(certificate)),
    held: ({ certificate, root }) => {
      const at = Buffer.from(root).indexOf(oid('2.5.29.14'));
      return [certificate, root.with(at + 4, 0x7f)];
    },
  });
  expect(stampChain(token)?.signer.subject.at(-1)).toEqual(['CN', 'Forged time stamps']);
});

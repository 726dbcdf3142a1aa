import { verify, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { decodeCbor } from '../cbor/decode.ts';
import { encodeCbor } from '../cbor/encode.ts';
import { makeCredentials } from '../sign/credentials.ts';
import { coseChain } from './chain.ts';
import { coseSign1, reserveFor } from './sign1.ts';

const names = { organization: 'Test, not a trusted signer', signer: 'Test signer' };
const claim = new TextEncoder().encode('what is claimed');

test('the message holds the chain, and its signature covers header and claim', async () => {
  const credentials = await makeCredentials(names);
  const size = reserveFor(credentials.chain);
  const message = await coseSign1(claim, credentials, size);
  expect(message).toHaveLength(size);
  expect(message[0]).toBe(0xd2);
  expect(coseChain(message)).toEqual(credentials.chain);

  const [header, , payload, signature] = decodeCbor(message) as [
    Uint8Array,
    unknown,
    null,
    Uint8Array<ArrayBuffer>,
  ];
  expect(payload).toBeNull();
  const { publicKey } = new X509Certificate(credentials.chain[0] ?? '');
  const verifies = (text: Uint8Array) =>
    verify(
      'sha256',
      encodeCbor(['Signature1', header, new Uint8Array(), text]),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      signature,
    );
  expect(verifies(claim)).toBe(true);
  expect(verifies(claim.slice(1))).toBe(false);
});

test('every size is matched exactly, even where a length field grows', async () => {
  const credentials = await makeCredentials(names);
  const smallest = reserveFor(credentials.chain) - 512 + 90;
  const room = [...Array(320).keys(), 65_400, 65_535, 65_536, 65_540];
  for (const extra of room)
    expect(await coseSign1(claim, credentials, smallest + extra)).toHaveLength(smallest + extra);
});

test('a chain of one certificate isn’t a list (RFC 9360)', async () => {
  const { privateKey, chain } = await makeCredentials(names);
  const [signer] = chain;
  const message = await coseSign1(claim, { privateKey, chain: chain.slice(0, 1) }, 2000);
  expect(coseChain(message)).toEqual([signer]);
  const [header] = decodeCbor(message) as [Uint8Array];
  expect((decodeCbor(header) as Map<number, unknown>).get(33)).toEqual(signer);
});

test('too little reserved space is an error', async () =>
  expect(coseSign1(claim, await makeCredentials(names), 500)).rejects.toThrow('doesn’t fit into 500 bytes'));

import { beforeAll, expect, test } from 'vitest';
import { circularPem, type Holder, issuePem, newHolder } from '../../../../tests/support/certificates.ts';
import { type Certificate, shortName } from '../x509/certificate.ts';
import { parsePem } from '../x509/pem.ts';
import { buildChain, type Chain, chainToSign, MAX_GIVEN } from './chain.ts';

let holders: Record<'root' | 'issuer' | 'signer' | 'other', Holder>;
let root: Certificate;
let issuer: Certificate;
let signer: Certificate;

const one = async (...args: Parameters<typeof issuePem>) =>
  parsePem(await issuePem(...args))[0] as Certificate;
const names = (list: readonly Certificate[]) => list.map(({ subject }) => shortName(subject));
const wayOf = ({ links }: Chain) =>
  links.map(({ certificate, signature }) => `${shortName(certificate.subject)}: ${signature}`);

beforeAll(async () => {
  const holder = (CN: string) => newHolder({ O: 'Example', CN });
  holders = {
    root: await holder('root'),
    issuer: await holder('issuer'),
    signer: await holder('signer'),
    other: await holder('issuer'),
  };
  root = await one(holders.root, holders.root, { isAuthority: true });
  issuer = await one(holders.issuer, holders.root, { isAuthority: true });
  signer = await one(holders.signer, holders.issuer);
});

test('whatever the order of the input, the chain goes from the signer up', async () => {
  for (const given of [
    [signer, issuer, root],
    [root, issuer, signer],
    [issuer, signer, root],
  ]) {
    const chain = await buildChain(given);
    expect(wayOf(chain)).toEqual(['signer: good', 'issuer: good', 'root: good']);
    expect(names(chainToSign(chain))).toEqual(['signer', 'issuer']);
    expect(chain).toMatchObject({ spare: [], isCircular: false, anchor: undefined });
  }
});

test('only what’s missing is taken from the lists', async () => {
  const chain = await buildChain([signer, issuer], [root]);
  expect(wayOf(chain)).toEqual(['signer: good', 'issuer: good', 'root: good']);
  expect(chain.anchor).toBe(root);
  expect(names(chainToSign(chain))).toEqual(['signer', 'issuer']);
  expect(wayOf(await buildChain([signer], [root]))).toEqual(['signer: no issuer']);
  const [partly] = [await buildChain([signer, issuer], [issuer])];
  expect(partly.anchor && shortName(partly.anchor.subject)).toBe('issuer');
});

test('of two with the issuer’s name, the one that signed is used', async () => {
  const namesake = await one(holders.other, holders.root, { isAuthority: true });
  const both = await buildChain([signer, namesake, issuer]);
  expect(both.links[1]?.certificate).toBe(issuer);
  expect(both.spare).toEqual([namesake]);
  expect(wayOf(await buildChain([signer, namesake]))[0]).toBe('signer: bad');
  expect((await buildChain([signer, namesake], [issuer])).anchor).toBe(issuer);
});

test('two CAs that issued each other’s certificates don’t loop', async () => {
  const chain = await buildChain(parsePem(await circularPem()));
  expect(chain.isCircular).toBe(true);
  expect(chain.links).toHaveLength(3);
});

test('copies count once, and a long list is cut', async () => {
  const chain = await buildChain([signer, signer, issuer, issuer]);
  expect(chain).toMatchObject({ given: [signer, issuer], spare: [], copies: 2 });
  const many = await buildChain([signer, ...Array.from({ length: 500 }, () => issuer)]);
  expect(many.given.length).toBeLessThanOrEqual(MAX_GIVEN);
});

test('one changed byte in the signature is noticed', async () => {
  const der = Uint8Array.from(signer.der);
  der[der.length - 3] = (der[der.length - 3] ?? 0) ^ 1;
  const { parseCertificate } = await import('../x509/certificate.ts');
  expect(wayOf(await buildChain([parseCertificate(der), issuer]))[0]).toBe('signer: bad');
});

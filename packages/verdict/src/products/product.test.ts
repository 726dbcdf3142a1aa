// @vitest-environment node
import '../x509/reflect.ts';
import { Extension, Name, X509CertificateGenerator } from '@peculiar/x509';
import { beforeAll, expect, test } from 'vitest';
import { type Certificate, parseCertificate } from '../x509/certificate.ts';
import { LEVEL, RECORD } from './extensions.ts';
import { productOf } from './product.ts';
import type { ProductList, ProductRecord } from './record.ts';

const CAMERA = '01234567-89ab-7cde-8f01-23456789abcd';
const OTHER = '11234567-89ab-7cde-8f01-23456789abcd';
const READER = '21234567-89ab-7cde-8f01-23456789abcd';
const REVOKED = '31234567-89ab-7cde-8f01-23456789abcd';

const record = (id: string, CN: string, more: Partial<ProductRecord> = {}): ProductRecord => ({
  id,
  applicant: 'Example Test Org, Inc.',
  kind: 'generator',
  status: 'conformant',
  name: { C: 'XX', O: 'Example Test Org', CN },
  level: 2,
  disallowed: [],
  generates: { image: ['image/jpeg'] },
  ...more,
});

const LIST: ProductList = {
  read: '2026-08-21',
  records: [
    record(CAMERA, 'Example Camera'),
    record(OTHER, 'Example Camera', { level: 1 }),
    record('41234567-89ab-7cde-8f01-23456789abcd', 'Example Camera', { kind: 'validator' }),
    record('51234567-89ab-7cde-8f01-23456789abcd', 'Example Camera', {
      name: { C: 'XX', O: 'Example Test Org', OU: 'Video', CN: 'Example Camera' },
    }),
    record(READER, 'Example Reader', { kind: 'validator' }),
    record(REVOKED, 'Example Phone', { status: 'revoked_vulnerability' }),
  ],
};

let keys: CryptoKeyPair;
beforeAll(async () => {
  keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
});

const text = (tag: number, value: string) => {
  const bytes = new TextEncoder().encode(value);
  return new Uint8Array([tag, bytes.length, ...bytes]);
};
const recordId = (id: string) => new Extension(RECORD, false, text(0x0c, id));
/** `060A2B0601040183E85E030A` is level 1. */
const level = (last: number) =>
  new Extension(LEVEL, false, new Uint8Array([6, 10, 0x2b, 6, 1, 4, 1, 0x83, 0xe8, 0x5e, 3, last]));

/** A certificate with this name. What it chains to isn't decided here. */
async function named(parts: ReadonlyArray<[string, string]>, ...extensions: Extension[]) {
  const certificate = await X509CertificateGenerator.create({
    subject: new Name(parts.map(([part, value]) => ({ [part]: [{ utf8String: value }] }))),
    issuer: 'CN=Example Root',
    publicKey: keys.publicKey,
    signingKey: keys.privateKey,
    signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
    extensions,
  });
  return parseCertificate(new Uint8Array(certificate.rawData));
}
const camera = (...extensions: Extension[]) => named(NAME, ...extensions);
const NAME: Array<[string, string]> = [
  ['C', 'XX'],
  ['O', 'Example Test Org'],
  ['CN', 'Example Camera'],
];
const of = (certificate: Certificate) => productOf(certificate, LIST);

test('a record ID selects one of several records with the same name', async () => {
  expect(of(await camera(recordId(OTHER), level(0x0a)))).toMatchObject({
    found: 'record',
    record: { id: OTHER },
    level: 1,
  });
  expect(of(await camera(recordId(CAMERA), level(0x14)))).toMatchObject({
    found: 'record',
    record: { id: CAMERA },
    level: 2,
  });
});

test('without a record ID, every generator with that name is found, and no other', async () => {
  const found = of(await camera());
  expect(found).toMatchObject({ found: 'names', records: [{ id: CAMERA }, { id: OTHER }] });
});

test('an absent unit equals an empty one, in the certificate and in the record', async () => {
  expect(of(await named([...NAME, ['OU', '']], recordId(CAMERA)))).toMatchObject({ found: 'record' });
  const list = {
    ...LIST,
    records: [record(CAMERA, 'Example Camera', { name: { ...LIST.records[0]?.name, OU: '' } })],
  };
  expect(productOf(await camera(recordId(CAMERA)), list)).toMatchObject({ found: 'record' });
});

test('a name in another order, with further attributes, is the same name', async () => {
  const found = await named([['L', 'Here'], ...NAME.toReversed()], recordId(CAMERA));
  expect(of(found)).toMatchObject({ found: 'record' });
});

/** The camera's name with another value of one part. */
const withPart = (part: string, value: string) =>
  NAME.map((one): [string, string] => (one[0] === part ? [part, value] : one));
const wrongNames: Record<string, Array<[string, string]>> = {
  'another common name': withPart('CN', 'Example Phone'),
  'a Cyrillic letter that looks the same': withPart('CN', 'Ехample Camera'),
  'another case': withPart('CN', 'example camera'),
  'a space at the end': withPart('CN', 'Example Camera '),
  'a no-break space': withPart('CN', 'Example\u00a0Camera'),
  'a zero-width space': withPart('CN', 'Example Camera\u200b'),
  'a zero byte': withPart('CN', 'Example Camera\0'),
  'a full-width letter': withPart('CN', 'Ｅxample Camera'),
  'another country': withPart('C', 'YY'),
  'no country': NAME.slice(1),
  'a unit that the record doesn’t have': [...NAME, ['OU', 'Audio']],
  'a second common name': [...NAME, ['CN', 'Example Phone']],
  'the name twice': [...NAME, ['CN', 'Example Camera']],
  'the whole name in one part': [['CN', 'Example Camera, O=Example Test Org, C=XX']],
  'no name at all': [['L', 'Here']],
};
test.each(Object.entries(wrongNames))('forged: a record ID with %s', async (_, parts) => {
  const found = of(await named(parts, recordId(CAMERA)));
  expect(found).toMatchObject({ found: 'other name', record: { id: CAMERA } });
});
test.each(Object.entries(wrongNames))('forged: no record ID and %s', async (what, parts) => {
  const found = of(await named(parts));
  // One of them is the complete name of another product.
  expect(found.found).toBe(what === 'another common name' ? 'names' : 'none');
});

test('forged: the name of one product, and the record ID of another', async () => {
  const found = of(await camera(recordId(REVOKED)));
  expect(found).toMatchObject({ found: 'other name', record: { id: REVOKED } });
});

test('forged: a record ID that isn’t on the list doesn’t fall back to the name', async () => {
  const id = '91234567-89ab-7cde-8f01-23456789abcd';
  expect(of(await camera(recordId(id)))).toMatchObject({ found: 'none', id });
  expect(of(await camera(recordId('')))).toMatchObject({ found: 'unreadable' });
  expect(of(await camera(recordId(CAMERA.toUpperCase())))).toMatchObject({ found: 'none' });
  expect(of(await camera(recordId(`${CAMERA} `)))).toMatchObject({ found: 'unreadable' });
});

test('forged: the record ID of a validator, which has no certificates', async () => {
  const reader = await named([...NAME.slice(0, 2), ['CN', 'Example Reader']], recordId(READER));
  expect(of(reader)).toMatchObject({ found: 'validator', record: { id: READER } });
});

test('forged: two record IDs, or one that can’t be read, select nothing', async () => {
  const unreadable: Extension[][] = [
    [recordId(CAMERA), recordId(OTHER)],
    [recordId(CAMERA), recordId(CAMERA)],
    [new Extension(RECORD, false, new TextEncoder().encode(CAMERA))],
    [new Extension(RECORD, false, text(0x04, CAMERA))],
    [new Extension(RECORD, false, new Uint8Array([...text(0x0c, CAMERA), 0]))],
    [new Extension(RECORD, false, text(0x0c, CAMERA).subarray(0, 20))],
    [new Extension(RECORD, false, new Uint8Array())],
  ];
  for (const extensions of unreadable)
    expect(of(await camera(...extensions)), String(extensions.length)).toMatchObject({ found: 'unreadable' });
});

test('a revoked record is found with its status, and a withdrawn one isn’t found', async () => {
  const phone = await named([...NAME.slice(0, 2), ['CN', 'Example Phone']], recordId(REVOKED));
  expect(of(phone)).toMatchObject({ found: 'record', record: { status: 'revoked_vulnerability' } });
  const without = { ...LIST, records: LIST.records.filter(({ id }) => id !== REVOKED) };
  expect(productOf(phone, without)).toMatchObject({ found: 'none', id: REVOKED });
});

test('a level that’s there twice, or that’s unknown, isn’t one', async () => {
  expect(of(await camera(recordId(CAMERA), level(0x0a), level(0x14))).level).toBeUndefined();
  expect(of(await camera(recordId(CAMERA), level(0x1e))).level).toBeUndefined();
  expect(of(await camera(recordId(CAMERA))).level).toBeUndefined();
});

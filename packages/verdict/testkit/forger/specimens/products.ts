import '@content-credentials/verdict/x509/reflect';
import { LEVEL, RECORD } from '@content-credentials/verdict/products/extensions';
import type { ProductRecord } from '@content-credentials/verdict/products/record';
import { newHolder } from '@content-credentials/verdict/x509/issue';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  Name,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { created } from '../assertions.ts';
import { der, oid } from '../der.ts';
import { honestSigner, type Signer } from '../signer.ts';
import { jpegRecipe, type Recipe } from '../specimen.ts';
import { CLAIMS, type ForgedLists, forgedLists, type Holding, issued } from './trust-lists.ts';

const DAY = 86_400_000;
const CAMERA = '01234567-89ab-7cde-8f01-23456789abcd';
const NEWER = '11234567-89ab-7cde-8f01-23456789abcd';
const PHONE = '21234567-89ab-7cde-8f01-23456789abcd';
const READER = '31234567-89ab-7cde-8f01-23456789abcd';
const UNKNOWN = '91234567-89ab-7cde-8f01-23456789abcd';

const record = (id: string, CN: string, more: Partial<ProductRecord> = {}): ProductRecord => ({
  id,
  applicant: 'Invented Optics, Inc.',
  kind: 'generator',
  status: 'conformant',
  name: { C: 'XX', O: 'Invented Optics', CN },
  minVersion: '1.0.0',
  level: 1,
  disallowed: [],
  generates: { image: ['image/jpeg'] },
  ...more,
});

/** A list of conforming products that nobody published. */
export const FORGED_PRODUCTS: { read: string; records: ProductRecord[] } = {
  read: '2026-08-21',
  records: [
    record(CAMERA, 'Invented Camera', { level: 2, disallowed: ['nonGenAIDigitalCreation'] }),
    record(NEWER, 'Invented Camera', { generates: { video: ['video/mp4'] } }),
    record(PHONE, 'Invented Phone', { status: 'revoked_vulnerability' }),
    record(READER, 'Invented Reader', { kind: 'validator' }),
  ],
};

interface Product {
  name: Readonly<Record<string, string>>;
  id?: string;
  /** The last number of the level: 10 or 20. */
  level?: number;
}

const camera = (CN = 'Invented Camera') => ({ C: 'XX', O: 'Invented Optics', CN });

/** A certificate as the program's profile has it, with whatever name and record ID the forger likes. */
async function certified({ name, id, level }: Product, root: Holding): Promise<Holding> {
  const holder = await newHolder(name);
  const certificate = await X509CertificateGenerator.create({
    subject: new Name(Object.entries(name).map(([part, value]) => ({ [part]: [{ utf8String: value }] }))),
    issuer: new Name(
      Object.entries(root.holder.name).map(([part, value]) => ({ [part]: [{ utf8String: value }] })),
    ),
    notBefore: new Date(Date.now() - DAY),
    notAfter: new Date(Date.now() + 80 * DAY),
    publicKey: holder.keys.publicKey,
    signingKey: root.holder.keys.privateKey,
    signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
      new ExtendedKeyUsageExtension([...CLAIMS]),
      await SubjectKeyIdentifierExtension.create(holder.keys.publicKey),
      await AuthorityKeyIdentifierExtension.create(root.holder.keys.publicKey),
      ...(level === undefined ? [] : [new Extension(LEVEL, false, oid(`${LEVEL}.${level}`))]),
      ...(id === undefined ? [] : [new Extension(RECORD, false, der(0x0c, id))]),
    ],
  });
  return { holder, certificate: new Uint8Array(certificate.rawData) };
}

const signer = ({ holder, certificate }: Holding): Signer =>
  honestSigner({ privateKey: holder.keys.privateKey, chain: [certificate] });

const recipe = (
  id: string,
  title: string,
  wrong: string,
  product: Product,
  rootOf: (lists: ForgedLists) => Holding | Promise<Holding> = ({ signers }) => signers,
): Recipe =>
  jpegRecipe(
    {
      id,
      title,
      wrong,
      expect: 'Valid',
      withLists: id === 'product-not-chained' ? 'Valid' : 'Trusted',
      clause: '14.4.1',
    },
    async () => {
      const sign = signer(await certified(product, await rootOf(await forgedLists())));
      return { manifest: (bindings, label) => ({ label, created: [created(), ...bindings], sign }) };
    },
  );

/** Signers with and without a record on the list of products. All but the first three pretend. */
export const products: readonly Recipe[] = [
  recipe('product-by-id', 'A signer with the ID and name of its record', 'Nothing.', {
    name: camera(),
    id: CAMERA,
    level: 20,
  }),
  recipe('product-by-name', 'A signer without a record ID', 'Nothing. Two records have its name.', {
    name: camera(),
  }),
  recipe('product-revoked', 'A signer whose record was revoked', 'The product no longer conforms.', {
    name: camera('Invented Phone'),
    id: PHONE,
    level: 20,
  }),
  recipe(
    'product-other-name',
    'The record ID of a product with another name',
    'The name isn’t the one in the record.',
    {
      name: camera('Invented Phone'),
      id: CAMERA,
    },
  ),
  recipe(
    'product-look-alike',
    'A name with a Cyrillic letter, and the record ID of the real one',
    'The name only looks like the one in the record.',
    { name: camera('Invented \u0421amera'), id: CAMERA },
  ),
  recipe(
    'product-unknown-id',
    'A record ID that isn’t on the list',
    'In that case, the name alone doesn’t count.',
    {
      name: camera(),
      id: UNKNOWN,
    },
  ),
  recipe('product-validator', 'The record ID of a validator', 'A validator doesn’t sign.', {
    name: camera('Invented Reader'),
    id: READER,
  }),
  recipe('product-not-listed', 'A signer that isn’t on the list', 'Nothing. A CA verified its name.', {
    name: camera('Invented Scanner'),
  }),
  recipe(
    'product-not-chained',
    'The ID and name of a record, in a self-made certificate',
    'Anyone can create a certificate that contains both.',
    { name: camera(), id: CAMERA, level: 20 },
    () => issued('Root that nobody lists', undefined, { levels: 1 }),
  ),
];

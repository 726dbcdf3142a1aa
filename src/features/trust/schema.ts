import { z } from 'zod';
import { duplicates, httpsUrl, rule, rules, text } from '../../config/fields.ts';

const idFix = (value: string) =>
  /^[a-z][a-z0-9-]*$/.test(value)
    ? undefined
    : 'use lowercase letters, digits, and hyphens, because it becomes a file name';
const hashFix = (value: string) =>
  /^[0-9a-f]{64}$/.test(value) ? undefined : 'expected a SHA-256 hash, as 64 lowercase hexadecimal digits';

export const sha256 = z.string().check(rule(hashFix));

/** Under which license a list is published, and whom to credit. */
export const license = z.strictObject({
  /** `CC BY 4.0` */
  name: text,
  url: httpsUrl,
  /** Shown wherever the list appears. */
  credit: text,
});

/** What the configuration and the data file both say about a list. */
const about = {
  /** Name of its file, without `.json`. */
  id: z.string().check(rule(idFix)),
  /** The name that readers see when they choose. */
  title: text,
  /** What its certificates can vouch for. Signers are never checked with a list for time stamps, nor the reverse. */
  counts: z.enum(['signers', 'time stamps']),
  /** The day since which nothing is added. Readers see that the list is frozen wherever it appears. */
  frozen: z.iso.date().optional(),
  license: license.optional(),
};

const trustList = z.strictObject({
  ...about,
  counts: about.counts.default('signers'),
  /** Where it's published: a list of trusted entities as JSON (ETSI TS 119 602), or certificates as PEM. */
  url: httpsUrl,
  /** `anchors`: root and intermediate CAs. `allowed`: individual signers. Default: `anchors`. */
  kind: z.enum(['anchors', 'allowed']).default('anchors'),
  /** Whether tools use it unless a reader turns it off. Default: false. */
  isDefault: z.boolean().default(false),
  /** SHA-256 of the only file that's accepted. Default: any. */
  sha256: sha256.optional(),
});

/** The trust lists that a site offers. */
export const trustLists = z
  .array(trustList)
  .check(rules((lists) => duplicates(lists, 'id')))
  .default([]);

export type TrustList = z.output<typeof trustList>;

const certificate = z.strictObject({
  /** A CA at the top, a CA below another one, or an individual signer. */
  kind: z.enum(['root', 'intermediate', 'signer']),
  /** `CN=Example Root, O=Example` */
  subject: z.string(),
  issuer: z.string(),
  /** The validity period, in days. */
  notBefore: z.iso.date(),
  notAfter: z.iso.date(),
  sha256,
  /** DER, as base64. */
  der: z.base64(),
});

/** The file that a publisher offers. */
const publishedFile = z.strictObject({
  url: z.url(),
  /** The commit in which the publisher last changed it, if it's in a repository. */
  commit: z.string().optional(),
  /** SHA-256 of its bytes. */
  sha256,
});

/** A converted trust list: `data/trust-lists/<id>.json`, which `npm run trust:update` writes. */
export const trustListFile = z.strictObject({
  ...about,
  source: publishedFile,
  /** The day its publisher issued it; for a list that doesn't say, the day its file last changed. */
  issued: z.iso.date(),
  /** The day its publisher was last read. */
  read: z.iso.date(),
  certificates: z.array(certificate).min(1),
});

export type TrustListFile = z.output<typeof trustListFile>;

/** Where the list of conforming products is published, and which CAs issue certificates to those products. */
export const conformingProducts = z.strictObject({
  url: httpsUrl,
  /** The id of the trust list. A signer has a record only if it chains to this list. */
  trustList: text,
  license: license.optional(),
});

export type ConformingProducts = z.output<typeof conformingProducts>;

/** A distinguished name, as the record has it: character for character, without trimming. */
const name = z.strictObject({
  C: z.string().optional(),
  O: z.string().optional(),
  OU: z.string().optional(),
  CN: z.string().optional(),
});

/** Media types by kind: `{ image: ['image/jpeg'] }`. */
const mediaTypes = z.record(z.string(), z.array(z.string()).min(1));

const record = z.strictObject({
  /** A UUID, which is also in the product's certificates. */
  id: z.uuid(),
  applicant: z.string(),
  kind: z.enum(['generator', 'validator']),
  /** `conformant`, or one of several that begin with `revoked`. */
  status: z.string().min(1),
  name,
  /** The first version of the product that the record covers. It has no fixed format. */
  minVersion: z.string().optional(),
  /** The highest assurance level that the product's certificates can have. */
  level: z.int().positive().optional(),
  /** How the product proves to a CA that it keeps its key as required. */
  attestation: z.array(z.string()),
  /** What the product isn't allowed to state about a file. */
  disallowed: z.array(z.string()),
  /** Versions of the C2PA specification. */
  specification: z.array(z.string()),
  /** Version of the conformance program. */
  program: z.string(),
  generates: mediaTypes,
  validates: mediaTypes,
  /** The day its conformance began, and the day the record was last changed. */
  conformant: z.iso.date(),
  changed: z.iso.date(),
});

/** The converted list: `data/conforming-products.json`, which `npm run trust:update` writes. */
export const conformingProductsFile = z.strictObject({
  license: license.optional(),
  source: publishedFile,
  /** The day its publisher last changed it, and the day its publisher was last read. */
  issued: z.iso.date(),
  read: z.iso.date(),
  records: z
    .array(record)
    .min(1)
    .refine(
      (records) => new Set(records.map(({ id }) => id)).size === records.length,
      'two records have the same ID',
    ),
});

export type ConformingProductsFile = z.output<typeof conformingProductsFile>;
export type ProductRecord = ConformingProductsFile['records'][number];

/** Where a converted trust list is served, from the root of the site. */
export const trustListFileOf = (id: string): string => `data/trust-lists/${id}.json`;

/** The same for the list of conforming products. */
export const PRODUCTS_FILE = 'data/conforming-products.json';

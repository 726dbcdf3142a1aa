import { z } from 'zod';
import { httpsUrl, text } from './links.ts';
import { license, sha256 } from './trust-lists.ts';

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
  source: z.strictObject({
    url: z.url(),
    /** The commit in which the publisher last changed it. */
    commit: z.string().optional(),
    /** SHA-256 of the published file. */
    sha256,
  }),
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

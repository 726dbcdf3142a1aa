import { z } from 'zod';
import { httpsUrl, text } from './links.ts';
import { duplicates, rule, rules } from './rule.ts';

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

/** A converted trust list: `data/trust-lists/<id>.json`, which `npm run trust:update` writes. */
export const trustListFile = z.strictObject({
  ...about,
  source: z.strictObject({
    url: z.url(),
    /** The commit in which the publisher last changed it, if it's in a repository. */
    commit: z.string().optional(),
    /** SHA-256 of the published file. */
    sha256,
  }),
  /** The day its publisher issued it; for a list that doesn't say, the day its file last changed. */
  issued: z.iso.date(),
  /** The day its publisher was last read. */
  read: z.iso.date(),
  certificates: z.array(certificate).min(1),
});

export type TrustListFile = z.output<typeof trustListFile>;

import { z } from 'zod';
import { httpsUrl, text } from './links.ts';
import { duplicates, rule, rules } from './rule.ts';

const idFix = (value: string) =>
  /^[a-z][a-z0-9-]*$/.test(value)
    ? undefined
    : 'use lowercase letters, digits, and hyphens, because it becomes a file name';
const hashFix = (value: string) =>
  /^[0-9a-f]{64}$/.test(value) ? undefined : 'expected a SHA-256 hash, as 64 lowercase hexadecimal digits';

const trustList = z.strictObject({
  /** Name of its file, without `.pem`. */
  id: z.string().check(rule(idFix)),
  /** The name that readers see when they choose. */
  title: text,
  /** Where the PEM file is published. */
  url: httpsUrl,
  /** `anchors`: root and intermediate CAs. `allowed`: individual signers. Default: `anchors`. */
  kind: z.enum(['anchors', 'allowed']).default('anchors'),
  /** SHA-256 of the only file that's accepted. Default: any. */
  sha256: z.string().check(rule(hashFix)).optional(),
});

/** The trust lists that a site offers. */
export const trustLists = z
  .array(trustList)
  .check(rules((lists) => duplicates(lists, 'id')))
  .default([]);

export type TrustList = z.output<typeof trustList>;

import { z } from 'zod';
import { line } from '../../text/line.ts';
import { readDataFile } from '../read-data-file.ts';

const name = z.string().regex(/\S/);
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** What each kind is called for readers. */
export const KINDS = {
  breaking: 'Breaking',
  deprecated: 'Deprecated',
  announced: 'Announced',
  security: 'Security',
} as const;

const change = z.strictObject({
  /** The anchor on the page and the end of the feed entry's id: never change it. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lowercase letters, digits, and hyphens'),
  /** The day of the release, or its month where the source names no day. */
  date: z.union([z.iso.date(), month]),
  /** The source has no date: `date` is the day when we found the change. */
  seen: z.literal(true).optional(),
  kind: z.enum(Object.keys(KINDS) as Array<keyof typeof KINDS>),
  /** The package or document, and the first version with the change. */
  package: name,
  version: z
    .string()
    .regex(/^\d+(\.\d+)+$/)
    .optional(),
  /** Other packages that carry the change, each with its version. */
  also: z
    .array(z.string().regex(/\S \d+(\.\d+)+$/, 'end with a version'))
    .min(1)
    .optional(),
  title: line,
  /** What stops working. */
  breaks: line,
  /** What a reader should do about it. */
  action: line,
  /** The primary source that says so. */
  source: z.strictObject({ title: name, url: z.url({ protocol: /^https$/ }) }),
  /** The place in the docs that explains it. */
  page: z.strictObject({ title: name, href: z.string().startsWith('/docs/') }).optional(),
  /** The day when this entry was written or last changed: feed readers show it again. */
  written: z.iso.date(),
});

const list = z
  .strictObject({
    /** When somebody last looked for changes. */
    checked: z.iso.date(),
    /** Newest first. */
    changes: z.array(change).min(1),
  })
  .superRefine(({ changes }, context) => {
    for (const [index, { id, date }] of changes.entries()) {
      if (changes.findIndex((one) => one.id === id) < index)
        context.addIssue(`two changes have the id ${id}`);
      const above = changes[index - 1];
      // A month comes after its days.
      if (above && above.date < date)
        context.addIssue(`${id} (${date}) is newer than ${above.id} above it; put the newest first`);
    }
  });

export type Change = z.infer<typeof change>;
export type Changes = z.infer<typeof list>;

/** What changed in the SDK and the standards, newest first. @throws Error when the data file is wrong */
export function changes(sourceDir: string): Changes {
  return readDataFile(sourceDir, 'changes.json', list);
}

/** A package with its version: `Rust core 0.91.9`. */
export const releaseOf = (change: Change): string =>
  [change.package, change.version].filter((part) => part !== undefined).join(' ');

const words = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const DAY = words({ dateStyle: 'long' });
const MONTH = words({ year: 'numeric', month: 'long' });

/** A date as American readers write it: `November 20, 2026`, or `November 2026` for a month. */
export const dateInWords = (date: string): string =>
  (date.length > 'YYYY-MM'.length ? DAY : MONTH).format(new Date(date));

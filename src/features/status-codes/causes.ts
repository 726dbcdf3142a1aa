import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { line, once, readDataFile } from '../../content/read-data-file.ts';

/** The page with all known causes, each at `#cause-<id>`. */
export const CAUSES_PAGE = '/docs/errors/causes';

const thread = z.url().regex(/^https:\/\/github\.com\/[^/]+\/[^/]+\/(issues|pull)\/\d+$/);

/** One known cause of a status code, a message, or both. */
const cause = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    /** Status codes it leads to. */
    codes: z.array(z.string()).default([]),
    /** Exact messages, and which SDKs print them. */
    messages: z.array(z.strictObject({ text: line, from: line })).default([]),
    /** What went wrong, as a sentence. */
    cause: line,
    fix: line,
    /** How we reproduced it. */
    shown: z.union([
      z.strictObject({ sample: z.string(), as: line }),
      z.strictObject({ run: line }),
      /** Why we couldn't. */
      z.strictObject({ not: line }),
    ]),
    /** Versions with the behavior, if not all. */
    versions: line.optional(),
    /** The page with the details. */
    page: z.string().startsWith('/docs/'),
    /** What that page explains, for the link. */
    details: line,
    /** Where the cause is explained, if no thread does. */
    source: z.url().optional(),
    /** Issue threads that report it. Their number ranks the causes. */
    threads: z.array(thread).default([]),
  })
  .refine(({ codes, messages }) => codes.length + messages.length > 0, 'a cause needs a code or a message')
  .refine(({ source, threads }) => source ?? threads[0], 'a cause needs a source or a thread');

/** The format of data/causes.json. */
const causeList = z
  .strictObject({
    /** When the threads were counted, and how. */
    counted: z.strictObject({ on: z.iso.date(), how: line }),
    causes: z.array(cause).min(1),
  })
  .refine(
    ({ causes }) => new Set(causes.map(({ id }) => id)).size === causes.length,
    'two causes have the same id',
  );

export type Cause = z.infer<typeof cause>;

/** A link to a thread, `c2pa-rs #2262`, or to a clause, `spec.c2pa.org, validate the signature`. */
export function linkTo(address: string): string {
  const { host, pathname, hash } = new URL(address);
  const [, , repository, , number] = pathname.split('/');
  const clause = [host, hash.replace(/[#_-]+/g, ' ').trim()].filter(Boolean).join(', ');
  return `[${host === 'github.com' ? `${repository} #${number}` : clause}](${address})`;
}

/** How we know the cause: the sample or run that reproduces it, or why there's none, the versions, and links to who reports it. */
export function knownFrom({ shown, versions, threads, source }: Cause): string {
  const how =
    'sample' in shown
      ? `Reproduced by the sample \`${shown.sample}\`: ${shown.as}.`
      : 'run' in shown
        ? `Reproduced: ${shown.run}.`
        : `Not reproduced: ${shown.not}.`;
  const of = versions ? ` Versions: ${versions}.` : '';
  return threads.length > 0 || source === undefined
    ? `${how}${of} Reported in ${threads.map(linkTo).join(', ')}.`
    : `${how}${of} Source: ${linkTo(source)}.`;
}

/** Causes of a status code, in the order of the list. */
export const causesOf = (causes: readonly Cause[], code: string): Cause[] =>
  causes.filter(({ codes }) => codes.includes(code));

const FILE = 'causes.json';

/**
 * Known causes, the most reported first, and otherwise in the file's order; an empty list if the site doesn't have them.
 * @throws Error if the data file has a mistake
 */
export const causes = once((sourceDir: string): Cause[] =>
  existsSync(join(sourceDir, 'data', FILE))
    ? readDataFile(sourceDir, FILE, causeList).causes.toSorted(
        (one, other) => other.threads.length - one.threads.length,
      )
    : [],
);

import { z } from 'zod';
import { line } from '../text/line.ts';

const code = z.string().regex(/^[a-zA-Z0-9]+(\.[a-zA-Z0-9_-]+)+$/);
const page = z.strictObject({ title: z.string().min(1), href: z.string().startsWith('/docs/') });

/** Where an entry stands in the SDK's report. */
const GROUPS = ['success', 'informational', 'failure'] as const;

/**
 * What the core does with a code: writes it into a report, notes it and ends the read with an error,
 * has a name for it that nothing uses, or has no such name.
 */
const use = z.enum(['reports', 'stops', 'unused', 'absent']);

/** The two lines of the core's releases that are in use. */
export const CORES = ['0.90', '0.91'] as const;
const byCore = <T extends z.ZodType>(one: T) => z.strictObject({ '0.90': one, '0.91': one });

const entry = z
  .strictObject({
    code,
    topic: z.string(),
    group: z.enum(GROUPS),
    /** The group in the standard, where it is another. */
    standardGroup: line.optional(),
    /** Names of the Rust constants; some codes have two. */
    constants: z.array(z.string().regex(/^[A-Z0-9_]+$/)).min(1),
    /** For tables. */
    short: line.max(60),
    meaning: line,
    /** What a reader must not conclude. */
    not: line,
    causes: z.array(line).min(1),
    /** For the developer. */
    do: z.array(line).min(1),
    /** For a person who looks at the file; left out where there is nothing to say. */
    tell: line.optional(),
    clause: z
      .strictObject({ in: z.enum(['c2pa', 'cawg']), title: z.string(), anchor: z.string().regex(/^\w+$/) })
      .optional(),
    since: z
      .strictObject({
        standard: z
          .string()
          .regex(/^(C2PA|CAWG) \d\.\d$/)
          .nullable(),
        /** The last version that has it. */
        until: z.string().optional(),
        /** How we know, where the table of codes does not say it. */
        why: line.optional(),
        /** The first release of the Rust core that names it. */
        core: z.string().regex(/^\d+\.\d+(\.\d+)?$/),
      })
      .refine(({ standard, why }) => standard ?? why, "it isn't in any standard; say why"),
    /** What `url` of an entry points at. */
    url: line,
    core: byCore(use),
    /** What the SDK does that a reader would not expect. */
    note: line.optional(),
    replacedBy: code.optional(),
    related: z.array(code),
    /** Samples whose expected output has it; tests run them. */
    tested: z.array(z.string()),
  })
  .refine(({ core, note }) => core['0.91'] !== 'unused' || note, 'nothing reports it; say why in the note');

const topic = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  label: z.string().min(1),
  text: line,
  more: line,
  read: z.array(page).min(1),
});

/** The form of data/status-codes.json. */
export const statusCodeList = z
  .strictObject({
    /** Version of this form; the published file has the same number. */
    schema: z.literal(1),
    checked: z.iso.date(),
    specification: z.string(),
    /** What stands before the anchor of a clause. */
    address: z.url().endsWith('#'),
    identity: z.string(),
    identityAddress: z.url().endsWith('#'),
    core: byCore(
      z.strictObject({
        version: z.string(),
        commit: z.string().regex(/^[0-9a-f]{40}$/),
        /** Public constants in validation_results.rs, and the different codes they hold. */
        constants: z.int(),
        codes: z.int(),
      }),
    ),
    topics: z.array(topic).min(1),
    codes: z.array(entry).min(1),
  })
  .superRefine(({ topics, codes }, context) => {
    const topicIds = new Set(topics.map(({ id }) => id));
    const known = new Set(codes.map((one) => one.code));
    const addresses = new Map<string, string>();
    for (const one of codes) {
      const same = addresses.get(one.code.toLowerCase());
      if (same)
        context.addIssue(
          `\`${one.code}\` and \`${same}\` would have the same address on hosts that ignore case`,
        );
      addresses.set(one.code.toLowerCase(), one.code);
      if (!topicIds.has(one.topic)) context.addIssue(`\`${one.code}\` names the topic \`${one.topic}\``);
      for (const other of [...one.related, ...(one.replacedBy ? [one.replacedBy] : [])])
        if (!known.has(other) || other === one.code)
          context.addIssue(`\`${one.code}\` points at \`${other}\`, which isn't another code in the list`);
    }
  });

export type StatusCode = z.infer<typeof entry>;
export type StatusTopic = z.infer<typeof topic>;
export type StatusCodeList = z.infer<typeof statusCodeList>;

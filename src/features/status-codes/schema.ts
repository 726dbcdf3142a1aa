import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { line, once, readJson } from '../../content/read-data-file.ts';

const code = z.string().regex(/^[a-zA-Z0-9]+(\.[a-zA-Z0-9_-]+)+$/);
const page = z.strictObject({ title: z.string().min(1), href: z.string().startsWith('/docs/') });

/** The list that contains the entry in the SDK's report. */
const GROUPS = ['success', 'informational', 'failure'] as const;

/**
 * What the core does with a code: writes it to a report; records it and ends the read with an error; defines it
 * without using it; or doesn't define it.
 */
const use = z.enum(['reports', 'stops', 'unused', 'absent']);

/** The core's two release lines in use. */
export const CORES = ['0.90', '0.91'] as const;
const byCore = <T extends z.ZodType>(one: T) => z.strictObject({ '0.90': one, '0.91': one });

const entry = z
  .strictObject({
    code,
    topic: z.string(),
    group: z.enum(GROUPS),
    /** The group in the standard, if it differs. */
    standardGroup: line.optional(),
    /** Names of the Rust constants; some codes have two, and one that the core doesn't define has none. */
    constants: z.array(z.string().regex(/^[A-Z0-9_]+$/)),
    /** For tables. */
    short: line.max(60),
    meaning: line,
    /** What readers must not conclude from it. */
    not: line,
    causes: z.array(line).min(1),
    /** For developers. */
    do: z.array(line).min(1),
    /** For people who view the file; left out if there's nothing to tell them. */
    tell: line.optional(),
    clause: z
      .strictObject({
        in: z.enum(['c2pa', 'c2pa-next', 'cawg']),
        title: z.string(),
        anchor: z.string().regex(/^\w+$/),
      })
      .optional(),
    since: z
      .strictObject({
        standard: z
          .string()
          .regex(/^(C2PA|CAWG) \d\.\d$/)
          .nullable(),
        /** The last version that includes it. */
        until: z.string().optional(),
        /** The evidence, if the table of codes doesn't show it. */
        why: line.optional(),
        /** The first release of the Rust core that defines it, if any does. */
        core: z
          .string()
          .regex(/^\d+\.\d+(\.\d+)?$/)
          .optional(),
      })
      .refine(({ standard, why }) => standard ?? why, "it isn't in any standard; say why"),
    /** What an entry's `url` points to. */
    url: line,
    /** Texts of an entry's `explanation` in the newer core; `…` stands for what varies. */
    says: z.array(z.string().min(3)).min(1).optional(),
    core: byCore(use),
    /** SDK behavior that readers wouldn't expect. */
    note: line.optional(),
    replacedBy: code.optional(),
    related: z.array(code),
    /** Samples whose expected output contains it; tests run them. */
    tested: z.array(z.string()),
  })
  .refine(({ core, note }) => core['0.91'] !== 'unused' || note, 'nothing reports it; say why in the note')
  .refine(
    ({ core, constants, since }) =>
      Object.values(core).every((use) => use === 'absent') === (constants.length === 0 && !since.core),
    'a code has constants and a first release if, and only if, a core defines it',
  );

const topic = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  label: z.string().min(1),
  text: line,
  more: line,
  read: z.array(page).min(1),
});

/** The format of data/status-codes.json. */
const statusCodeList = z
  .strictObject({
    /** Version of the format; the published file has the same number. */
    schema: z.literal(1),
    checked: z.iso.date(),
    specification: z.string(),
    /** The address of the specification, up to the anchor of a clause. */
    address: z.url().endsWith('#'),
    /** A newer version of the specification, whose codes the core doesn't define yet. */
    next: z.strictObject({ specification: z.string(), address: z.url().endsWith('#') }),
    identity: z.string(),
    identityAddress: z.url().endsWith('#'),
    core: byCore(
      z.strictObject({
        version: z.string(),
        commit: z.string().regex(/^[0-9a-f]{40}$/),
        /** The number of public constants in validation_results.rs, and of different codes among them. */
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

/** The data file, relative to the source folder. */
export const STATUS_CODES_FILE = 'data/status-codes.json';

/** Every validation status code that the Rust core defines. @throws Error if the data file has a mistake */
export const statusCodes = once(
  (sourceDir: string): StatusCodeList =>
    readJson(join(sourceDir, STATUS_CODES_FILE), STATUS_CODES_FILE, statusCodeList),
);

/** Whether the site has the list; small test sites don't. */
export const hasStatusCodes = (sourceDir: string): boolean => existsSync(join(sourceDir, STATUS_CODES_FILE));

/** How an entry with this code affects `validation_state`, according to the core. */
export function effectOf({ code, group }: Pick<StatusCode, 'code' | 'group'>): string {
  if (code === 'claimSignature.validated' || code === 'claimSignature.insideValidity')
    return 'Required for `Valid`: without it the state is `Invalid`.';
  if (code === 'signingCredential.trusted')
    return 'Required for `Trusted`: without it the state is at most `Valid`.';
  if (group !== 'failure') return 'None.';
  if (code === 'signingCredential.untrusted' || code.startsWith('cawg.x509.'))
    return 'The state can still be `Valid`, but never `Trusted`.';
  if (code.startsWith('cawg.identity.'))
    return 'In 0.90, the state is `Invalid`. In 0.91.9, it can still be `Valid`, but never `Trusted`.';
  return 'The state is `Invalid`.';
}

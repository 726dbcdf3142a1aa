import { z } from 'zod';
import { line } from '../../text/line.ts';
import { readDataFile } from '../read-data-file.ts';

/** A certificate of samples/wrong-certificates that breaks the rule, and what the SDK says to it. */
const seen = z.strictObject({
  specimen: z.string().regex(/^[a-z0-9-]+$/),
  /** The message when signing with it. */
  signing: z.string().min(1),
  /** The first failure when reading, as `code: explanation`; nothing where reading finds no fault with it. */
  reading: z
    .string()
    .regex(/^[\w.]+: /)
    .optional(),
});

const rule = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    rule: line,
    why: line,
    /** What it is about; rules of the program alone keep no SDK from signing. */
    about: z.enum(['certificate', 'chain', 'program']),
    /** How to keep it with OpenSSL. */
    openssl: line.optional(),
    /** What the SDK was seen to do, and where that differs from the standard. */
    sdk: z.strictObject({ does: line, seen: z.array(seen), differs: line.optional() }).optional(),
    /** How a certificate that breaks it is fixed: in words, and the names of commands, one after another. */
    mend: z.strictObject({ text: line, commands: z.array(z.string()).min(1).optional() }).optional(),
    /** What the conformance program asks for, and the line for a certificate signing request. */
    program: z.strictObject({ asks: line, line }).optional(),
    /** Where the standard says so; rules of others have none. */
    clause: z.strictObject({ title: z.string(), anchor: z.string().regex(/^\w+$/) }).optional(),
    since: z.string().min(1),
  })
  .refine(({ sdk, openssl }) => sdk || !openssl, 'a rule with a line for OpenSSL must say what the SDK does')
  .refine(({ about, mend }) => mend || about === 'program', 'a rule needs a fix')
  .refine(
    ({ sdk, program }) => sdk ?? program,
    'a rule needs a source: the standard or the conformance program',
  );

/** Whether a validator with the right trust anchor calls the signer trusted. */
const answer = z.enum(['trusted', 'untrusted']);

/** A chain that the C2PA rules and the SDKs were asked about: tests/samples/certificate-trust.test.ts makes it again. */
const trustCase = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  chain: line,
  rules: answer,
  /** One for each version. */
  sdk: z.array(answer),
});

const table = z
  .strictObject({
    checked: z.iso.date(),
    specification: z.string(),
    /** What stands before the anchor of a clause. */
    address: z.url().endsWith('#'),
    /** Version of the conformance program. */
    program: z.string(),
    /** The package that was run. */
    sdk: z.string(),
    /** Commands by name, a line each. `{subject}`, `{purposes}`, `{key}` and `{ocsp}` stand for the reader's values. */
    commands: z.record(z.string(), z.array(z.string().min(1)).min(1)),
    rules: z.array(rule).min(1),
    /** The versions that were run; the first one is `sdk`. */
    trust: z.strictObject({ versions: z.array(z.string()).min(1), cases: z.array(trustCase).min(1) }),
  })
  .refine(
    ({ trust }) => trust.cases.every(({ sdk }) => sdk.length === trust.versions.length),
    'each case of `trust` needs one result per version',
  )
  .refine(
    ({ rules, commands }) =>
      rules.every(({ mend }) => mend?.commands?.every((name) => commands[name]) ?? true),
    "a rule refers to commands that don't exist",
  );

export type CertificateRule = z.infer<typeof rule>;
export type CertificateRuleTable = z.infer<typeof table>;

/** The certificate profile as data. @throws Error when the data file is wrong */
export function certificateRules(sourceDir: string): CertificateRuleTable {
  return readDataFile(sourceDir, 'certificate-rules.json', table);
}

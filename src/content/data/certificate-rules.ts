import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ClinicTable } from '@content-credentials/verdict/certificate-rules/table';
import { z } from 'zod';
import { type AddressPolicy, hrefOf } from '../../config/address.ts';
import { CAUSES_PAGE, type Cause, causes } from '../../features/status-codes/causes.ts';
import { dataFile, line } from '../read-data-file.ts';

/** A certificate in samples/wrong-certificates that breaks the rule, and the SDK's response. */
const seen = z
  .strictObject({
    specimen: z.string().regex(/^[a-z0-9-]+$/),
    /** The error message when signing with it. */
    signing: z.string().min(1),
    /** The first failure when reading, as `code: explanation`; missing if reading reports none. */
    reading: z
      .string()
      .regex(/^[\w.]+: /)
      .optional(),
    /** The first core that doesn't report this anymore. */
    acceptedSince: z
      .string()
      .regex(/^\d+\.\d+$/)
      .optional(),
    /** The first core that reports this; the SDK of the table accepts it. */
    refusedSince: z
      .string()
      .regex(/^\d+\.\d+$/)
      .optional(),
  })
  .refine(
    ({ signing, reading, acceptedSince, refusedSince }) =>
      signing !== 'ok' || !reading || acceptedSince || refusedSince,
    'a certificate that the SDK signs with, but then rejects, needs the first core that accepts or refuses it',
  );

const rule = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    rule: line,
    why: line,
    /** What it's about; rules for the program only don't prevent any SDK from signing. */
    about: z.enum(['certificate', 'chain', 'program']),
    /** How to follow it with OpenSSL. */
    openssl: line.optional(),
    /** The SDK's behavior in our tests, and what the standard says where that differs. */
    sdk: z
      .strictObject({
        does: line,
        seen: z.array(seen),
        differs: z.strictObject({ sdk: line, standard: line }).optional(),
      })
      .optional(),
    /** How to fix a certificate that breaks it: an explanation, and the names of the commands in order. */
    fix: z.strictObject({ text: line, commands: z.array(z.string()).min(1).optional() }).optional(),
    /**
     * The conformance program's requirement, and the line for a certificate signing request. `part` names what it's
     * about if the rule of the standard says something else.
     */
    program: z.strictObject({ part: line.optional(), asks: line, line }).optional(),
    /** The clause of the standard; rules from other sources have none. */
    clause: z.strictObject({ title: z.string(), anchor: z.string().regex(/^\w+$/) }).optional(),
    since: z.string().min(1),
  })
  .refine(({ sdk, openssl }) => sdk || !openssl, 'a rule with a line for OpenSSL must say what the SDK does')
  .refine(({ about, fix }) => fix || about === 'program', 'a rule needs a fix')
  .refine(
    ({ sdk, program }) => sdk ?? program,
    'a rule needs a source: the standard or the conformance program',
  );

/** Whether a validator with the right trust anchor reports the signer as trusted. */
const answer = z.enum(['trusted', 'untrusted']);

/** A chain checked against the C2PA rules and by the SDKs; tests/samples/certificate-trust.test.ts repeats this. */
const trustCase = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  chain: line,
  rules: answer,
  /** One per version. */
  sdk: z.array(answer),
});

const table = z
  .strictObject({
    checked: z.iso.date(),
    specification: z.string(),
    /** The address of the specification, up to the anchor of a clause. */
    address: z.url().endsWith('#'),
    /** The conformance program's version. */
    program: z.string(),
    /** The package that was tested. */
    sdk: z.string(),
    /**
     * Commands by name, one line each. `{subject}`, `{purposes}`, `{key}`, and `{ocsp}` are replaced by the reader's
     * values.
     */
    commands: z.record(z.string(), z.array(z.string().min(1)).min(1)),
    rules: z.array(rule).min(1),
    /** The versions that were tested; the first one is `sdk`. */
    trust: z.strictObject({ versions: z.array(z.string()).min(1), cases: z.array(trustCase).min(1) }),
  })
  .refine(
    ({ trust }) => trust.cases.every(({ sdk }) => sdk.length === trust.versions.length),
    'each case of `trust` needs one result per version',
  )
  .refine(
    ({ rules, commands }) => rules.every(({ fix }) => fix?.commands?.every((name) => commands[name]) ?? true),
    "a rule refers to commands that don't exist",
  );

export type CertificateRuleTable = z.infer<typeof table>;

/** The certificate profile as data. @throws Error if the data file has a mistake */
export const certificateRules = dataFile('certificate-rules.json', table);

/** The known cause that one of a rule's bad certificates produces: both name the same certificate. */
const causeOf = (known: readonly Cause[], seen: ClinicTable['rules'][number]['seen']) =>
  known.find(
    ({ shown }) =>
      'sample' in shown &&
      shown.sample === 'wrong-certificates' &&
      seen.some(({ specimen }) => specimen === shown.as),
  );

/**
 * The parts of data/certificate-rules.json that the certificate clinic shows; a site without the file doesn't have
 * rules.
 */
export function clinicTable(
  sourceDir: string,
  policy: AddressPolicy = { base: '/', trailingSlash: 'never' },
): ClinicTable {
  if (!existsSync(join(sourceDir, 'data/certificate-rules.json')))
    return { sdk: '', specification: '', program: '', commands: {}, rules: [] };
  const { sdk, specification, program, commands, rules, address } = certificateRules(sourceDir);
  const known = causes(sourceDir);
  return {
    sdk,
    specification,
    program,
    commands,
    rules: rules.map((rule) => {
      const seen = rule.sdk?.seen ?? [];
      const cause = causeOf(known, seen);
      return {
        id: rule.id,
        rule: rule.rule,
        why: rule.why,
        about: rule.about,
        since: rule.since,
        clause: rule.clause && { title: rule.clause.title, href: address + rule.clause.anchor },
        programAsks: rule.program?.asks,
        fix: rule.fix,
        seen,
        ...(cause && {
          known: {
            href: hrefOf(`${CAUSES_PAGE}#cause-${cause.id}`, policy),
            threads: cause.threads.length,
          },
        }),
      };
    }),
  };
}

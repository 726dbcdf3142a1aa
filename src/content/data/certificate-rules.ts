import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { line } from './line.ts';

/** A certificate of samples/wrong-certificates that breaks the rule, and what the SDK says to it. */
const seen = z.strictObject({
  specimen: z.string().regex(/^[a-z0-9-]+$/),
  /** The message when signing with it. */
  signing: z.string().min(1),
  /** The first failure when reading, as `code: explanation`. */
  reading: z.string().regex(/^[\w.]+: /),
});

const rule = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    rule: line,
    why: line,
    /** How to keep it with OpenSSL. */
    openssl: line.optional(),
    /** What the SDK was seen to do. */
    sdk: z.strictObject({ does: line, seen: z.array(seen) }).optional(),
    /** What the conformance program asks for, and the line for a certificate signing request. */
    program: z.strictObject({ asks: line, line }).optional(),
    /** Where the standard says so; rules of others have none. */
    clause: z.strictObject({ title: z.string(), anchor: z.string().regex(/^\w+$/) }).optional(),
    since: z.string().min(1),
  })
  .refine(({ sdk, openssl }) => !sdk === !openssl, 'a rule of the SDK has a line for OpenSSL')
  .refine(({ sdk, program }) => sdk ?? program, 'somebody must ask for the rule');

const table = z.strictObject({
  checked: z.iso.date(),
  specification: z.string(),
  /** What stands before the anchor of a clause. */
  address: z.url().endsWith('#'),
  /** Version of the conformance program. */
  program: z.string(),
  /** The package that was run. */
  sdk: z.string(),
  rules: z.array(rule).min(1),
});

export type CertificateRule = z.infer<typeof rule>;
export type CertificateRuleTable = z.infer<typeof table>;

/** The certificate profile as data. @throws Error when the data file is wrong */
export function certificateRules(sourceDir: string): CertificateRuleTable {
  const file = join(sourceDir, 'data', 'certificate-rules.json');
  const parsed = table.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`data/certificate-rules.json: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

export const CERTIFICATE_RULE_VIEWS = ['sdk', 'program'] as const;
export type CertificateRuleView = (typeof CERTIFICATE_RULE_VIEWS)[number];

export interface RuleColumns {
  columns: string[];
  /** A key and the cells, with code between backticks. */
  rows: Array<{ key: string; cells: string[] }>;
}

/** The rows and columns of one view: what the SDK does with any certificate, or what the program asks for. */
export function ruleColumns(
  { rules, program }: CertificateRuleTable,
  view: CertificateRuleView,
): RuleColumns {
  if (view === 'sdk') {
    return {
      columns: ['Rule', 'Why', 'Line for OpenSSL', 'What SDK 0.8.0 does'],
      rows: rules.flatMap(({ id, rule, why, openssl, sdk }) =>
        sdk && openssl ? { key: id, cells: [rule, why, openssl, sdk.does] } : [],
      ),
    };
  }
  return {
    columns: ['Part', `What program ${program} asks for`, 'In your request'],
    rows: rules.flatMap(({ id, rule, program }) =>
      program ? { key: id, cells: [rule, program.asks, program.line] } : [],
    ),
  };
}

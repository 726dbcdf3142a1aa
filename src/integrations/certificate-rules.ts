import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ClinicTable } from '@content-credentials/verdict/certificate-rules/table';
import { type AddressPolicy, hrefOf } from '../config/address.ts';
import { certificateRules } from '../content/data/certificate-rules.ts';
import { CAUSES_PAGE, type Cause, causes } from '../features/status-codes/causes.ts';

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

import { Fragment } from 'react';
import { z } from 'zod';
import { type CertificateRuleTable, certificateRules } from '../../content/data/certificate-rules.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { Line } from '../../ui/Line.tsx';
import { Table } from '../../ui/Table.tsx';

/** The views that a page can show. */
export const CERTIFICATE_RULE_VIEWS = ['sdk', 'program', 'differences', 'trust'] as const;
export type CertificateRuleView = (typeof CERTIFICATE_RULE_VIEWS)[number];

export interface RuleColumns {
  columns: string[];
  /** A key, the cells, and what explains the first one, with code between backticks. */
  rows: Array<{ key: string; cells: string[]; why?: string }>;
  /** Whether the first column contains sentences, and the others words. */
  hasSentences?: boolean;
}

/**
 * The rows and columns of one view: what the SDK does with a certificate, what the program requires, where the SDK
 * differs from the standard, or which chains are trusted.
 */
export function ruleColumns(
  { rules, program, specification, trust }: CertificateRuleTable,
  view: CertificateRuleView,
): RuleColumns {
  if (view === 'sdk') {
    return {
      hasSentences: true,
      columns: ['Rule and reason', 'In OpenSSL', 'What c2pa-node does'],
      rows: rules.flatMap(({ id, rule, why, openssl, sdk }) =>
        sdk && openssl ? { key: id, cells: [rule, openssl, sdk.does], why } : [],
      ),
    };
  }
  if (view === 'trust') {
    return {
      hasSentences: true,
      columns: ['Chain', 'C2PA rules', ...trust.versions],
      rows: trust.cases.map(({ id, chain, rules: byRules, sdk }) => ({
        key: id,
        cells: [chain, byRules, ...sdk],
      })),
    };
  }
  if (view === 'differences') {
    return {
      columns: ['Rule', 'SDK', specification],
      rows: rules.flatMap(({ id, rule, sdk }) =>
        sdk?.differs ? [{ key: id, cells: [rule, sdk.differs.sdk, sdk.differs.standard] }] : [],
      ),
    };
  }
  return {
    columns: ['Part', `What program ${program} requires`, 'In your request'],
    rows: rules.flatMap(({ id, rule, program }) =>
      program ? { key: id, cells: [program.part ?? rule, program.asks, program.line] } : [],
    ),
  };
}

export default defineComponent({
  name: 'CertificateRules',
  attributes: z.object({ show: z.enum(CERTIFICATE_RULE_VIEWS) }),
  load: ({ show }, { sourceDir }) => ruleColumns(certificateRules(sourceDir), show),
  View: ({ columns, rows, hasSentences }) => (
    <Table
      label={columns[0] === 'Chain' ? 'Certificate chains' : 'Certificate rules'}
      className={hasSentences ? 'table-reasons' : undefined}
      columns={columns}
      rows={rows.map(({ key, cells, why }) => ({
        key,
        cells: cells.map((cell, index) => (
          <Fragment key={columns[index]}>
            <Line text={cell} />
            {index === 0 && why && (
              <>
                {' '}
                <small>
                  <Line text={why} />
                </small>
              </>
            )}
          </Fragment>
        )),
      }))}
    />
  ),
});

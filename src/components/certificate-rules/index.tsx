import { Fragment } from 'react';
import { z } from 'zod';
import { certificateRules } from '../../content/data/certificate-rules.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { Line } from '../../ui/Line.tsx';
import { Table } from '../../ui/Table.tsx';
import { CERTIFICATE_RULE_VIEWS, type RuleColumns, ruleColumns } from './columns.ts';

/** The certificate profile from data/certificate-rules.json: one view of its rows. */
function CertificateRules({ columns, rows, hasSentences }: RuleColumns) {
  return (
    <Table
      label="Certificate rules"
      className={hasSentences ? 'table-reasons' : undefined}
      columns={columns.map((label) => ({ label }))}
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
  );
}

export default defineComponent({
  name: 'CertificateRules',
  description:
    'Certificate rules from `data/certificate-rules.json`: what the SDK does (`sdk`), what the conformance program requires (`program`), where the SDK differs (`differences`), or which chains are trusted (`trust`)',
  usage: '<CertificateRules show="sdk" />',
  attributes: z.object({ show: z.enum(CERTIFICATE_RULE_VIEWS) }),
  load: ({ show }, { sourceDir }) => ruleColumns(certificateRules(sourceDir), show),
  View: CertificateRules,
});

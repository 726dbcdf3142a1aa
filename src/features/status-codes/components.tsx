import { CodeText } from '@content-credentials/tools/ui/inline-code';
import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { typeset } from '../../ui/text.ts';
import { Causes } from './Causes.tsx';
import { causes } from './causes.ts';
import { pageOfCode } from './page.ts';
import { type StatusCode, statusCodes } from './schema.ts';

/** Kept short, because the table has more than a hundred rows. */
const sinceOf = ({ since }: StatusCode) => since.standard ?? `core ${since.core}`;
/** What the row adds to the meaning: whether reports can contain the code. */
const mark = ({ core, tested }: StatusCode) =>
  ['unused', 'absent'].includes(core['0.91']) ? ' Not reported today.' : tested.length ? ' Tested.' : '';

const StatusCodes = defineComponent({
  name: 'StatusCodes',
  load: (_, { sourceDir }) => ({ list: statusCodes(sourceDir) }),
  View: ({ list, href }) => (
    <DataTable
      noun="codes"
      caption={`Codes defined by c2pa ${list.core['0.91'].version} or added by ${list.next.specification}, checked on ${list.checked}`}
      filterLabel="Filter by keyword, such as “hash failure”"
      columns={['Code', 'Group', { label: 'Meaning' }, 'Since']}
      rows={list.codes.map((entry) => ({
        key: entry.code,
        cells: [
          <a key="code" href={href(pageOfCode(entry.code))}>
            <CodeText text={entry.code} />
          </a>,
          entry.group,
          typeset(entry.short) + mark(entry),
          sinceOf(entry),
        ],
      }))}
    />
  ),
});

const KnownCauses = defineComponent({
  name: 'KnownCauses',
  attributes: z.object({
    /** How many; all without it. */
    top: z.string().regex(/^\d+$/).transform(Number).optional(),
  }),
  load: ({ top }, { sourceDir }) => ({ causes: causes(sourceDir).slice(0, top) }),
  View: Causes,
});

export default [StatusCodes, KnownCauses];

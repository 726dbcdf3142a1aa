import { CodeText } from '@content-credentials/tools/ui/inline-code';
import { defineComponent } from '../../content/markdown/component.ts';
import { pageOfCode } from '../../features/status-codes/page.ts';
import type { StatusCode } from '../../features/status-codes/schema.ts';
import { statusCodes } from '../../features/status-codes/schema.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { typeset } from '../../ui/text.ts';

/** Kept short, because the table has more than a hundred rows. */
const sinceOf = ({ since }: StatusCode) => since.standard ?? `core ${since.core}`;
/** What the row adds to the meaning: whether reports can contain the code. */
const mark = ({ core, tested }: StatusCode) =>
  ['unused', 'absent'].includes(core['0.91']) ? ' Not reported today.' : tested.length ? ' Tested.' : '';

export default defineComponent({
  name: 'StatusCodes',
  description: 'A table of every validation status code, with filter and sorting',
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

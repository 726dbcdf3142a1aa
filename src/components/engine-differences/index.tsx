import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { type EngineDifference, engineDifferences } from '../../content/data/engine-differences.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Line } from '../../ui/Line.tsx';

const STATES: Readonly<Record<string, string>> = { none: 'no manifest', error: 'an error' };

/** What engines report, as text: a state, and the codes that only they report. */
function answer({
  state,
  failure = [],
  informational = [],
}: EngineDifference['reports'][number]): Array<{ text: string; isCode: boolean }> {
  const codes = [...failure, ...informational].map((text) => ({ text, isCode: true }));
  return state === undefined ? codes : [{ text: STATES[state] ?? state, isCode: false }, ...codes];
}

export default defineComponent({
  name: 'EngineDifferences',
  load: (_, { sourceDir }) => ({ list: engineDifferences(sourceDir) }),
  View: ({ list }) => (
    <DataTable
      noun="differences"
      caption={`Differences between validators, as of ${list.checked}`}
      filterLabel="Filter by keyword, such as “time stamp” or “Python”"
      columns={['Difference and reason', { label: 'Results' }]}
      rows={list.differences.map(({ id, title, reports, reason }) => ({
        key: id,
        cells: [
          <>
            <Line text={title} />{' '}
            <small>
              <Line text={reason} />
            </small>
          </>,
          <ul key="reports">
            {reports.map((report) => (
              <li key={report.engines.join()}>
                <strong>{report.engines.join(', ')}:</strong>{' '}
                {answer(report).flatMap(({ text, isCode }, index) => [
                  index > 0 && ', ',
                  isCode ? <InlineCode key={text} text={text} /> : text,
                ])}
              </li>
            ))}
          </ul>,
        ],
      }))}
    />
  ),
});

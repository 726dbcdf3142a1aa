import { ALL_WORDS, COLORS, MARKS, type Tone } from '@content-credentials/verdict/report/states';
import { defineComponent } from '../../content/markdown/component.ts';
import { Table } from '../../ui/Table.tsx';

/** Each mark in words, for screen readers and in the page as Markdown. */
const NAMES: Readonly<Record<Tone, string>> = {
  good: 'Check mark',
  interim: 'Two vertical lines',
  plain: 'Two horizontal lines',
  partial: 'Half circle',
  expired: 'Clock hands',
  noted: 'Letter i',
  warning: 'Exclamation mark',
  bad: 'Cross',
};

/** Drawn without the tools' styles, which reading pages don't load. */
function Mark({ tone }: { tone: Tone }) {
  return (
    <svg viewBox="-4 -4 32 32" width="20" height="20" role="img" aria-label={NAMES[tone]}>
      <circle cx="12" cy="12" r="16" fill={COLORS[tone]} />
      <path
        d={MARKS[tone]}
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** From the best state to the files that need attention. */
const states = ALL_WORDS.toReversed();

export default defineComponent({
  name: 'States',
  load: () => ({ states }),
  View: ({ states }) => (
    <Table
      label="States"
      className="states-table"
      columns={['State', 'Mark', 'Meaning']}
      rows={states.map(({ key, label, tone, meaning }) => ({
        key,
        cells: [label, <Mark key="mark" tone={tone} />, meaning],
      }))}
      hasRowHeads
    />
  ),
});

import type { StateWords } from '../../c2pa/report/states.ts';
import { StateMark } from '../../tools/report/views/StateMark.tsx';
import { Table } from '../../ui/Table.tsx';

/** Every state with its mark and its meaning. */
export function States({ states }: { states: ReadonlyArray<StateWords & { key: string }> }) {
  return (
    <Table
      label="States"
      className="states-table"
      columns={[{ label: 'State' }, { label: 'Meaning' }]}
      rows={states.map(({ key, label, tone, meaning }) => ({
        key,
        cells: [
          <span key="state" className="states-label">
            <StateMark tone={tone} /> {label}
          </span>,
          meaning,
        ],
      }))}
      hasRowHeads
    />
  );
}

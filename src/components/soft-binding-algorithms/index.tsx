import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { Fragment } from 'react';
import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { mediaOf, type SoftBindingList, softBindingAlgorithms } from './data.ts';

const COLUMNS = [
  { label: 'Name for alg', sort: 'text' },
  { label: 'No.', sort: 'number' },
  { label: 'Type', sort: 'text' },
  { label: 'Content', sort: 'text' },
  { label: 'Owner', sort: 'text' },
] as const;

/** Every registered soft binding algorithm, from data/soft-binding-algorithms.json. */
function SoftBindingAlgorithms({ list }: { list: SoftBindingList }) {
  return (
    <DataTable
      noun="algorithms"
      caption={`C2PA soft binding algorithm list of ${list.taken} (commit ${list.commit.slice(0, 7)}), checked on ${list.checked}`}
      filterLabel="Filter by keyword, such as “fingerprint image”"
      columns={COLUMNS}
      rows={list.algorithms.map((entry) => ({
        key: entry.alg,
        cells: [
          <Fragment key="alg">
            <InlineCode text={entry.alg} />{' '}
            <small>
              entered on <time dateTime={entry.entered}>{entry.entered}</time>
            </small>
          </Fragment>,
          entry.id,
          entry.deprecated ? `${entry.type}, deprecated` : entry.type,
          mediaOf(entry).join(', '),
          <a key="about" href={entry.about} aria-label={`${entry.owner}, about ${entry.alg}`}>
            {entry.owner}
          </a>,
        ],
      }))}
    />
  );
}

export default defineComponent({
  name: 'SoftBindingAlgorithms',
  description: 'A table of every registered soft binding algorithm, with filter and sorting',
  usage: '<SoftBindingAlgorithms />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ list: softBindingAlgorithms(sourceDir) }),
  View: SoftBindingAlgorithms,
  links: ({ list }) => list.algorithms.map(({ about }) => about),
});

import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { z } from 'zod';
import { dateInWords } from '../../content/data/changes.ts';
import { OPERATIONS, readSurvival, type Survival } from '../../content/data/survival.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { datesOf, FORMAT_NAMES, RESULT_NAMES, rowsOf } from './rows.ts';

const COLUMNS = [
  { label: 'Tool', sort: 'text' },
  { label: 'Operation', sort: 'text' },
  { label: 'Result' },
] as const;

/** What image and video tools do to Content Credentials, from data/survival.json. */
function SurvivalMatrix({ survival }: { survival: Survival }) {
  const rows = rowsOf(survival);
  const { first, last } = datesOf(survival);
  const used = (names: Readonly<Record<string, string>>, keys: readonly string[]) =>
    Object.entries(names).flatMap(([key, name]) => (keys.includes(key) ? [name] : []));
  return (
    <DataTable
      noun="commands"
      caption={`Measured ${first === last ? `on ${dateInWords(last)}` : `from ${dateInWords(first)} to ${dateInWords(last)}`}, read with ${survival.reader}`}
      filterLabel="Filter by keyword"
      choices={[
        { label: 'Tool', column: 0, options: survival.tools.map(({ name }) => name) },
        {
          label: 'Operation',
          column: 1,
          options: OPERATIONS.filter((name) => survival.cells.some(({ operation }) => operation === name)),
        },
        {
          label: 'Format',
          column: 2,
          options: used(
            FORMAT_NAMES,
            survival.cells.map(({ format }) => format),
          ),
        },
        {
          label: 'Result',
          column: 2,
          options: used(
            RESULT_NAMES,
            survival.cells.map(({ result }) => result),
          ),
        },
      ]}
      columns={COLUMNS}
      rows={rows.map(({ key, tool, version, operation, command, results }) => ({
        key,
        cells: [
          <>
            {tool} <small>{version}</small>
          </>,
          <>
            {operation} <InlineCode text={command} />
          </>,
          <ul key="results">
            {results.map(({ name, formats }) => (
              <li key={name}>
                <strong>{name}:</strong> {formats.join(', ')}
              </li>
            ))}
          </ul>,
        ],
      }))}
    />
  );
}

export default defineComponent({
  name: 'SurvivalMatrix',
  description: 'What image and video tools do to Content Credentials, as measured',
  usage: '<SurvivalMatrix />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ survival: readSurvival(sourceDir) }),
  View: SurvivalMatrix,
});

import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { dateInWords } from '../../content/data/changes.ts';
import {
  FORMATS,
  type Format,
  OPERATIONS,
  RESULTS,
  type Result,
  readSurvival,
  type Survival,
  type SurvivalCell,
} from '../../content/data/survival.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { DataTable } from '../../ui/DataTable.tsx';

export const FORMAT_NAMES: Readonly<Record<Format, string>> = {
  jpeg: 'JPEG',
  'jpeg-url': 'JPEG with URL',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
  tiff: 'TIFF',
  gif: 'GIF',
  mp4: 'MP4',
};

export const RESULT_NAMES: Readonly<Record<Result, string>> = {
  valid: 'Valid',
  mismatch: 'Hash mismatch',
  reference: 'URL only',
  none: 'Removed',
  unreadable: 'Unreadable',
  refused: 'Tool fails',
};

/** The results of one tool and operation for all formats that we tested. */
export interface MatrixRow {
  key: string;
  tool: string;
  version: string;
  operation: string;
  /** The command for the first format. */
  command: string;
  results: ReadonlyArray<{ name: string; formats: readonly string[] }>;
}

const wayOf = ({ tool, operation, settings }: SurvivalCell): string => `${tool}, ${operation}, ${settings}`;

/** Groups formats with the same result, in the order of the lists in the schema. */
function resultsOf(cells: readonly SurvivalCell[]): MatrixRow['results'] {
  return RESULTS.flatMap((result) => {
    const formats = FORMATS.filter((format) =>
      cells.some((cell) => cell.result === result && cell.format === format),
    );
    return formats.length > 0
      ? [{ name: RESULT_NAMES[result], formats: formats.map((format) => FORMAT_NAMES[format]) }]
      : [];
  });
}

/** The rows of the table: one for each tool, operation, and settings. Every cell of the data is in exactly one. */
export function rowsOf({ tools, cells }: Survival): MatrixRow[] {
  const versions = new Map(tools.map(({ name, version }) => [name, version]));
  return [...Map.groupBy(cells, wayOf)].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    return {
      key,
      tool: first.tool,
      version: versions.get(first.tool) ?? '',
      operation: first.settings === 'best' ? `${first.operation}, best settings` : first.operation,
      command: first.command,
      results: resultsOf(group),
    };
  });
}

/** The dates of the oldest and newest measurements, as ISO dates. */
export function datesOf({ tools }: Survival): { first: string; last: string } {
  const dates = tools.map(({ checked }) => checked).sort();
  return { first: dates[0] ?? '', last: dates.at(-1) ?? '' };
}

export default defineComponent({
  name: 'SurvivalMatrix',
  load: (_, { sourceDir }) => ({ survival: readSurvival(sourceDir) }),
  View: ({ survival }) => {
    const rows = rowsOf(survival);
    const { first, last } = datesOf(survival);
    return (
      <DataTable
        noun="commands"
        caption={`Measured ${first === last ? `on ${dateInWords(last)}` : `from ${dateInWords(first)} to ${dateInWords(last)}`}, read with ${survival.reader}`}
        filterLabel="Filter by keyword"
        choices={[
          { label: 'Tool', column: 0, options: survival.tools.map(({ name }) => name) },
          { label: 'Operation', column: 1, options: OPERATIONS },
          { label: 'Format', column: 2, options: Object.values(FORMAT_NAMES) },
          { label: 'Result', column: 2, options: Object.values(RESULT_NAMES) },
        ]}
        columns={['Tool', 'Operation', { label: 'Result' }]}
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
  },
});

import {
  FORMATS,
  type Format,
  RESULTS,
  type Result,
  type Survival,
  type SurvivalCell,
} from '../../content/data/survival.ts';

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

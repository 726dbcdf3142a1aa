/** One row of the table: what was measured, and its figures by column. */
export interface Row {
  what: string;
  /** Each run's figure. */
  runs: number[];
  unit: 'ms' | 's' | 'kB' | 'MB' | '';
}

/** The results of `measure` under each condition, `runs` times each, in turn. */
export async function repeat<Condition, Figure>(
  conditions: readonly Condition[],
  runs: number,
  measure: (condition: Condition) => Promise<Figure>,
): Promise<Array<[Condition, Figure[]]>> {
  const all: Array<[Condition, Figure[]]> = [];
  for (const condition of conditions) {
    const figures: Figure[] = [];
    for (let run = 0; run < runs; run += 1) figures.push(await measure(condition));
    all.push([condition, figures]);
  }
  return all;
}

/** The median; with an even number of values, the mean of the middle two. NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

const formatNumber = (value: number): string => {
  if (Number.isNaN(value)) return '–';
  return value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0 });
};

/** A Markdown table with each row's median, minimum, and maximum. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(({ what, runs, unit }) => [
    what,
    `${formatNumber(median(runs))}${unit && ` ${unit}`}`,
    runs.length > 1 ? `${formatNumber(Math.min(...runs))} to ${formatNumber(Math.max(...runs))}` : '',
  ]);
  const all = [['Measure', 'Median', 'Runs'], ...lines];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((line) => (line[column] ?? '').length)));
  const row = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [head = [], ...body] = all;
  return [row(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(row)].join(
    '\n',
  );
}

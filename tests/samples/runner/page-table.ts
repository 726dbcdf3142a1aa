import type { BlockResult, PageRun } from './page-run.ts';

const COLUMNS: ReadonlyArray<readonly [title: string, state: BlockResult['state']]> = [
  ['ran', 'ran'],
  ['failed', 'failed'],
  ['marked not run', 'marked'],
  ['left out here', 'left out'],
];

/** The results of every page's commands: counts, then the reasons why blocks didn't run. */
export function pageTable(runs: ReadonlyMap<string, PageRun>): string {
  const count = (blocks: readonly BlockResult[], wanted: string) =>
    blocks.filter(({ state }) => state === wanted).length;
  const all = [...runs.values()].flatMap(({ blocks }) => blocks);
  const row = (name: string, blocks: readonly BlockResult[]) => [
    name,
    ...COLUMNS.map(([, state]) => String(count(blocks, state) || '')),
  ];
  const rows = [
    ['Commands of a page', ...COLUMNS.map(([title]) => title)],
    ...[...runs].map(([name, { blocks }]) => row(name, blocks)),
    row(`${runs.size} pages, ${all.length} blocks`, all),
  ];
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))) ?? [];
  const lines = rows.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((width) => '─'.repeat(width)).join('  '));
  lines.splice(-1, 0, lines[1] ?? '');
  return [...lines, ...reasons(runs), ...substitutes(runs), ''].join('\n');
}

/** One line per reason, because a missing program skips many blocks at once. */
function reasons(runs: ReadonlyMap<string, PageRun>): string[] {
  const without = [...runs].flatMap(([name, { blocks }]) =>
    blocks.flatMap(({ state, reason, line }) =>
      state === 'marked' || state === 'left out' ? [{ state, reason, place: `${name}:${line}` }] : [],
    ),
  );
  const groups = Map.groupBy(
    without,
    ({ state, reason }) => `${state === 'marked' ? 'marked on the page' : 'left out here'}: ${reason}`,
  );
  const lines = [...groups].map(([reason, blocks]) => {
    const places =
      blocks.length > 3 ? `${blocks.length} blocks` : blocks.map(({ place }) => place).join(', ');
    return `  ${reason} (${places})`;
  });
  return lines.length === 0 ? [] : ['', ...lines];
}

function substitutes(runs: ReadonlyMap<string, PageRun>): string[] {
  const lines = new Set([...runs.values()].flatMap(({ substituted }) => substituted));
  return lines.size === 0
    ? []
    : ['', '  Installed instead of what the pages say:', ...[...lines].map((line) => `  ${line}`)];
}

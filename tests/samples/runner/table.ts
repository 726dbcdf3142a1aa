import { inTabOrder } from '../../../src/features/samples/run.ts';
import type { BlockResult, Cell, Cells, PageRun } from './results.ts';

const MARKS: Readonly<Record<Cell['state'], string>> = {
  passed: 'passed',
  failed: 'FAILED',
  'left out': 'left out',
  'by hand': 'manual',
  cannot: 'cannot',
};

/** Prints tasks by language and, below them, every reason why one didn't run. */
export function printTable(cells: Cells): void {
  const languages = inTabOrder(new Set([...cells.values()].flatMap((row) => [...row.keys()])));
  const marks = [...cells].map(([name, row]) => [
    name,
    Object.fromEntries([...row].map(([language, { state }]) => [language, MARKS[state]])),
  ]);
  console.table(Object.fromEntries(marks), languages);
  if (languages.length > 1) console.log('  blank: no page uses the task in this language');
  console.log([...reasons(cells), '', totals(cells), ''].join('\n'));
}

/** `12 passed, 1 failed, 3 left out` */
export function totals(cells: Cells): string {
  const all = [...cells.values()].flatMap((row) => [...row.values()]);
  const count = (state: Cell['state']) => all.filter((cell) => cell.state === state).length;
  const further = (['left out', 'by hand', 'cannot'] as const).filter((state) => count(state) > 0);
  return [
    `${count('passed')} passed`,
    `${count('failed')} failed`,
    ...further.map((state) => `${count(state)} ${state === 'by hand' ? 'manual' : state}`),
  ].join(', ');
}

/** One line per reason, because a missing toolchain skips many samples at once. */
function reasons(cells: Cells): string[] {
  const all = [...cells].flatMap(([name, row]) =>
    [...row].flatMap(([language, cell]) => ('reason' in cell ? [{ name, language, ...cell }] : [])),
  );
  const groups = Map.groupBy(all, ({ language, state, reason }) => `${language}, ${state}: ${reason}`);
  const lines = [...groups].map(
    ([reason, tasks]) =>
      `  ${reason} (${tasks.length > 3 ? `${tasks.length} tasks` : tasks.map(({ name }) => name).join(', ')})`,
  );
  return lines.length === 0 ? [] : ['', ...lines];
}

const COLUMNS: ReadonlyArray<readonly [title: string, state: BlockResult['state']]> = [
  ['ran', 'ran'],
  ['failed', 'failed'],
  ['marked not run', 'marked'],
  ['left out here', 'left out'],
];

/** Prints the results of every page's commands: counts, then the reasons why blocks didn't run. */
export function printPages(runs: ReadonlyMap<string, PageRun>): void {
  const all = [...runs.values()].flatMap(({ blocks }) => blocks);
  const counts = (blocks: readonly BlockResult[]) =>
    Object.fromEntries(
      COLUMNS.map(([title, wanted]) => [title, blocks.filter(({ state }) => state === wanted).length]),
    );
  console.table({
    ...Object.fromEntries([...runs].map(([name, { blocks }]) => [name, counts(blocks)])),
    [`${runs.size} pages, ${all.length} blocks`]: counts(all),
  });
  console.log([...unrun(runs), ...substitutes(runs), ''].join('\n'));
}

/** One line per reason, because a missing program skips many blocks at once. */
function unrun(runs: ReadonlyMap<string, PageRun>): string[] {
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

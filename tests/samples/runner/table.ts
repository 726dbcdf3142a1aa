import { inTabOrder } from '../../../src/features/samples/run.ts';
import type { Cell, Cells } from './results.ts';

const MARKS: Readonly<Record<Cell['state'], string>> = {
  passed: 'passed',
  failed: 'FAILED',
  'left out': 'left out',
  'by hand': 'manual',
  cannot: 'cannot',
};

/** Tasks by language and, below them, every reason why one didn't run. */
export function table(cells: Cells): string {
  const languages = inTabOrder(new Set([...cells.values()].flatMap((row) => [...row.keys()])));
  const head = ['Task', ...languages];
  const rows = [...cells].map(([name, row]) => [
    name,
    ...languages.map((language) => {
      const cell = row.get(language);
      return cell ? MARKS[cell.state] : '';
    }),
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  const key = languages.length > 1 ? ['', '  blank: no page uses the task in this language'] : [];
  return [line(head), rule, ...rows.map(line), ...key, ...reasons(cells), '', totals(cells), ''].join('\n');
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

import type { Checked, CheckedResult } from '../../../src/features/samples/checked.ts';
import { digestOf } from '../../../src/features/samples/checked.ts';
import { inTabOrder } from '../../../src/features/samples/run.ts';
import type { SampleCheck, Task } from '../../../src/features/samples/task.ts';
import { sharedTest, testFileOf } from './selection.ts';

/** The outcome of a block of commands. */
export interface BlockResult {
  line: number;
  state: 'ran' | 'failed' | 'marked' | 'left out';
  /** Why it isn't `ran`. */
  reason?: string;
}

export interface PageRun {
  blocks: BlockResult[];
  /** What was installed instead of the page's packages. */
  substituted: string[];
  /** The folder that the reader is in at the end. */
  cwd: string;
}

/** A test's result, as passed on by the reporter. */
export interface TestResult {
  /** `tests/samples/redact.test.ts` */
  file: string;
  /** `read-manifest > python`, or a sentence. */
  name: string;
  state: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped. */
  note?: string;
  /** The versions it ran with. */
  with?: string;
  /** The results of a page's commands. */
  page?: PageRun;
}

/** The result of one task in one language. */
export type Cell =
  | { state: 'passed' | 'failed'; with: string }
  | { state: 'left out'; reason: string }
  | { state: 'by hand' }
  | { state: 'cannot'; reason: string };

/** Task → language → result; only for what was requested. */
export type Cells = Map<string, Map<string, Cell>>;

function cellOf(name: string, language: string, check: SampleCheck, tests: readonly TestResult[]): Cell {
  switch (check.runs) {
    case 'samples': {
      const own = tests.find(
        (test) => test.file === sharedTest(language) && test.name === `${name} > ${language}`,
      );
      if (!own) return { state: 'left out', reason: "its test didn't run" };
      if (own.state === 'skipped') return { state: 'left out', reason: own.note ?? 'no reason given' };
      return { state: own.state, with: own.with ?? language };
    }
    case 'tests': {
      const file = testFileOf(name, check);
      const own = tests.filter((test) => test.file === file);
      const ran = own.filter(({ state }) => state !== 'skipped');
      if (ran.some(({ state }) => state === 'failed')) return { state: 'failed', with: check.with };
      if (ran.length > 0) return { state: 'passed', with: check.with };
      return { state: 'left out', reason: own[0]?.note ?? `${file} didn't run` };
    }
    case 'by hand':
      return { state: 'by hand' };
    case 'not run':
      return { state: 'left out', reason: check.reason };
    case 'cannot':
      return { state: 'cannot', reason: check.reason };
  }
}

/** Assigns the tests' results to tasks and languages. */
export function cellsOf(
  tasks: ReadonlyMap<string, Task>,
  tests: readonly TestResult[],
  isChosen: (language: string) => boolean,
): Cells {
  const cells: Cells = new Map();
  for (const [name, { languages }] of tasks) {
    const row = new Map<string, Cell>();
    for (const language of inTabOrder(Object.keys(languages).filter(isChosen))) {
      const check = languages[language];
      if (check) row.set(language, cellOf(name, language, check, tests));
    }
    if (row.size > 0) cells.set(name, row);
  }
  return cells;
}

/**
 * samples/checked.json after a run: entries that ran are updated, entries that were skipped keep their last run, and
 * entries for removed samples are deleted. Names are sorted, so that equal runs write equal files.
 * @param on the date of the run, such as 2026-11-20
 */
export function checkedAfter(
  before: Checked,
  tasks: ReadonlyMap<string, Task>,
  cells: Cells,
  samplesDir: string,
  on: string,
): Checked {
  const after: Checked = {};
  for (const [name, task] of [...tasks].sort()) {
    const row: Record<string, CheckedResult> = {};
    for (const language of Object.keys(task.languages).sort()) {
      const last = before[name]?.[language];
      const cell = cells.get(name)?.get(language);
      const result = resultOf(cell, last, () => digestOf(samplesDir, name, task, language), on);
      if (result) row[language] = result;
    }
    if (Object.keys(row).length > 0) after[name] = row;
  }
  return after;
}

function resultOf(
  cell: Cell | undefined,
  last: CheckedResult | undefined,
  digest: () => string,
  on: string,
): CheckedResult | undefined {
  switch (cell?.state) {
    case undefined:
    // A failed run isn't recorded.
    case 'failed':
      return last;
    case 'passed':
      return { result: cell.state, with: cell.with, on, digest: digest() };
    case 'left out':
      return last?.result === 'passed' ? last : { result: 'not run', reason: cell.reason };
    default:
      return undefined;
  }
}

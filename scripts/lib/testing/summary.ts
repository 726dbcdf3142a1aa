import { type Skipped, slowestOf } from './counts.ts';
import type { StageResult } from './run-stages.ts';

const HEAD = ['Stage', 'Result', 'Passed', 'Failed', 'Skipped', 'Seconds'];

/**
 * All stages with their figures and, below them, the slowest tests, those that needed a second try, and the skipped ones with their
 * reasons.
 */
export function table(results: readonly StageResult[]): string {
  const rows = results.map(({ name, state, counts, seconds }) => [
    name,
    state,
    ...(counts ? [counts.passed, counts.failed, counts.skipped.length].map(String) : ['', '', '']),
    state === 'not run' ? '' : seconds.toFixed(1),
  ]);
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells.map((cell, i) => (i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [
    '',
    line(HEAD),
    rule,
    ...rows.map(line),
    ...slowest(results),
    ...flaky(results),
    ...reasons(results),
    '',
  ].join('\n');
}

/** `N passed, N failed` and, if there are any, `, N skipped`, over all test runners. */
export function lastLine(results: readonly StageResult[]): string {
  let [passed, failed, skipped] = [0, 0, 0];
  for (const { counts, state } of results) {
    passed += counts?.passed ?? 0;
    skipped += counts?.skipped.length ?? 0;
    // A stage that failed without a failed test (lint, a build, a broken runner) counts as one failure.
    failed += counts?.failed || (state === 'failed' ? 1 : 0);
  }
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The slowest tests in all stages. */
function slowest(results: readonly StageResult[]): string[] {
  const lines = slowestOf(results.flatMap(({ counts }) => counts?.slowest ?? [])).map(
    ({ test, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${test}`,
  );
  return lines.length === 0 ? [] : ['', 'Slowest tests:', ...lines];
}

/** The tests that passed with a second try: worth a look, because something in them races. */
function flaky(results: readonly StageResult[]): string[] {
  const lines = results.flatMap(({ name, counts }) =>
    (counts?.flaky ?? []).map((test) => `  ${name}: ${test}`),
  );
  return lines.length === 0 ? [] : ['', 'Flaky (passed on the second try):', ...lines];
}

/** One line per reason, because a missing program skips many tests at once. */
function reasons(results: readonly StageResult[]): string[] {
  const lines = results.flatMap(({ name, counts }) => {
    const byReason = Map.groupBy(counts?.skipped ?? [], ({ reason }: Skipped) => reason);
    return [...byReason].map(([reason, tests]) => {
      const what = tests.length === 1 ? tests[0]?.test : `${tests.length} tests`;
      return `  ${name}: ${what}: ${reason || 'no reason given'}`;
    });
  });
  return lines.length === 0 ? [] : ['', 'Skipped:', ...lines];
}

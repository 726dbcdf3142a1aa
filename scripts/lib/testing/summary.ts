import { relative } from 'node:path';
import { type Skipped, slowestOf, type TestName, WHOLE_FILE } from './counts.ts';
import type { Part, StageResult } from './stage.ts';

const HEAD = ['Stage', 'Result', 'Passed', 'Failed', 'Skipped', 'Seconds'];

/** All stages with their figures and, below them, the slowest tests, the flaky ones, and the skipped ones with their reasons. */
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
    ...warnings(results),
    ...reasons(results),
    '',
  ].join('\n');
}

/** Every failure with its message and the command that repeats it; empty if nothing failed. */
export function failureList(results: readonly StageResult[], part: Part | undefined): string {
  const command = part === 'rest' ? 'npm run test:all --' : 'npm test --';
  const entries = results.flatMap(({ name, state, counts, output, log }) => {
    const whole = log ? [`  The whole log: ${relative(process.cwd(), log)}`] : [];
    const entry = (title: string, message: string, again: string) =>
      [`✗ ${name}${title}`, indented(message), `  Repeat it: ${again}`, ...whole].join('\n');
    const tests = (counts?.failures ?? []).map(({ file, name: test, message }) =>
      entry(
        `: ${file ? `${file}: ` : ''}${test}`,
        message,
        file ? repeat(name, file, test) : `${command} ${name}`,
      ),
    );
    if (state === 'failed' && output !== undefined) tests.push(entry('', output, `${command} ${name}`));
    return tests;
  });
  return entries.length === 0 ? '' : ['', 'Failures:', '', entries.join('\n\n'), ''].join('\n');
}

/** A test that ends a file's name is its whole name; inside double quotes, a shell reads some characters differently. */
function repeat(stage: string, file: string, test: string): string {
  // Nested names are separated differently by each runner, and the last part is enough.
  const name = test.split(' > ').at(-1) ?? test;
  return test === WHOLE_FILE || /["$`\\!]/.test(name)
    ? `npm test -- ${stage} ${file}`
    : `npm test -- ${stage} ${file} "${name}"`;
}

const indented = (text: string): string => text.replaceAll(/^/gm, '  ');

/** `N passed, N failed, N skipped` over all stages. */
export function lastLine(results: readonly StageResult[]): string {
  let [passed, failed, skipped] = [0, 0, 0];
  for (const { counts, state } of results) {
    passed += counts?.passed ?? 0;
    skipped += counts?.skipped.length ?? 0;
    if (state === 'left out') skipped += 1;
    // A stage that failed without a failed test (lint, a build, a broken runner) counts as one failure.
    failed += counts?.failed || (state === 'failed' ? 1 : 0);
  }
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

const placeOf = ({ file, name }: TestName): string => `${file}: ${name}`;

/** The slowest tests in all stages. */
function slowest(results: readonly StageResult[]): string[] {
  const lines = slowestOf(results.flatMap(({ counts }) => counts?.slowest ?? [])).map(
    (test) => `  ${test.seconds.toFixed(1).padStart(6)} s  ${placeOf(test)}`,
  );
  return lines.length === 0 ? [] : ['', 'Slowest tests:', ...lines];
}

/** The tests that passed with a second try: worth a look, because something in them races. */
function flaky(results: readonly StageResult[]): string[] {
  const lines = results.flatMap(({ name, counts }) =>
    (counts?.flaky ?? []).map((test) => `  ${name}: ${placeOf(test)}`),
  );
  return lines.length === 0 ? [] : ['', 'Flaky (passed on the second try):', ...lines];
}

function warnings(results: readonly StageResult[]): string[] {
  const lines = results.flatMap(({ name, counts }) =>
    (counts?.warnings ?? []).map((warning) => `  ${name}: ${warning}`),
  );
  return lines.length === 0 ? [] : ['', 'Warnings:', ...lines];
}

/** One line per reason, because a missing program skips many tests at once. */
function reasons(results: readonly StageResult[]): string[] {
  const lines = results.flatMap(({ name, state, reason, counts }) => {
    const byReason = Map.groupBy(counts?.skipped ?? [], (test: Skipped) => test.reason);
    const tests = [...byReason].map(([why, [first, ...more]]) => {
      const what = more.length === 0 && first ? placeOf(first) : `${more.length + 1} tests`;
      return `  ${name}: ${what}: ${why}`;
    });
    if (state === 'left out' || state === 'not run') tests.unshift(`  ${name}, all of it: ${reason}`);
    return tests;
  });
  return lines.length === 0 ? [] : ['', 'Skipped:', ...lines];
}

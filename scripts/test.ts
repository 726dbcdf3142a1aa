/**
 * `npm test`: lint, types, unit tests, and the build, then every test in Vitest and Playwright that reads the built site.
 * `--rest` runs what this leaves out.
 */
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { startVitest } from 'vitest/node';
import { alone } from '../tests/support/alone.ts';
import { ASTRO, BUILD } from '../tests/support/astro.ts';
import { prepare } from '../tests/support/needs.ts';
import { run } from '../tests/support/program.ts';

const BEFORE = ['lint', 'types', 'unit', 'slow-unit'];
const MAIN = ['built', 'search', 'validators', 'wrong-input', 'samples', 'nginx'];
const REST = ['more-samples', 'assistants', 'dev', 'browsers'];

let passed = 0;
const skipped: string[] = [];
const failed: string[] = [];
const notes: string[] = [];

const PLAYWRIGHT = 'tests/.output/playwright.json';
const quoted = (name: string) => `'${name.replaceAll("'", "'\\''")}'`;
const shortened = (text = 'no message') =>
  stripVTControlCharacters(text).split('\n').slice(0, 40).join('\n').replaceAll(/^/gm, '  ');
const fail = (what: string, message: string | undefined, again: string) =>
  failed.push(`✗ ${what}\n${shortened(message)}\n  Repeat it: ${again}`);
const skip = (what: string, reason: string) => skipped.push(`  ${what}: ${reason}`);

/** Runs projects of vitest.config.ts, side by side, and adds their results. */
async function vitest(projects: readonly string[]): Promise<void> {
  if (projects.length === 0) return;
  const reporters = ['default'];
  const one = await startVitest('test', [], {
    project: [...projects],
    watch: false,
    reporters,
    silent: true,
  });
  for (const module of one.state.getTestModules()) {
    const file = relative('.', module.moduleId).replaceAll('\\', '/');
    const again = `npx vitest run --project=${module.project.name} ${file}`;
    const tests = [...module.children.allTests()];
    for (const test of tests) {
      const { state, errors, note } = { note: undefined, ...test.result() };
      const what = `${file}: ${test.fullName}`;
      if (state === 'passed') passed++;
      else if (state === 'failed') fail(what, errors?.[0]?.message, `${again} -t ${quoted(test.name)}`);
      else if (note) skip(what, note);
      else if (module.state() !== 'failed') fail(what, 'was skipped without a reason', again);
      if (test.diagnostic()?.flaky) notes.push(`  flaky: ${what}`);
      for (const { type, message } of test.annotations()) if (type === 'warning') notes.push(`  ${message}`);
    }
    const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
    for (const error of [...module.errors(), ...suites]) fail(file, error.message, again);
  }
  for (const error of one.state.getUnhandledErrors())
    fail('an error outside a test', String(error), 'npm test');
  await one.close();
}

/** Runs a project of playwright.config.ts and adds its results. */
async function playwright(project: string): Promise<void> {
  rmSync(PLAYWRIGHT, { force: true });
  const command = ['playwright', 'test', `--project=${project}`, '--reporter=json'];
  const { output } = await run(command, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT } });
  let report: JSONReport;
  try {
    report = JSON.parse(readFileSync(PLAYWRIGHT, 'utf8'));
  } catch {
    return void fail('Playwright', output, `npx ${command.slice(0, 3).join(' ')}`);
  }
  for (const { message } of report.errors)
    fail('Playwright', message, `npx ${command.slice(0, 3).join(' ')}`);
  const specsOf = (suite: JSONReportSuite): JSONReportSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  for (const { file, line, title, tests } of report.suites.flatMap(specsOf))
    for (const { status, results, annotations } of tests) {
      const what = `tests/browser/${file}: ${title}`;
      const again = `npx playwright test --project=${project} ${file}:${line}`;
      if (status === 'expected' || status === 'flaky') passed++;
      if (status === 'flaky') notes.push(`  flaky: ${what}`);
      if (status === 'unexpected') fail(what, results.at(-1)?.error?.message, again);
      const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
      if (status === 'skipped' && reason) skip(what, reason);
      else if (status === 'skipped' && results.length > 0) fail(what, 'was skipped without a reason', again);
    }
}

/** The projects whose prerequisites are there or could be installed; the others count as skipped, with the reason. */
async function able(projects: readonly string[]): Promise<string[]> {
  const kept: string[] = [];
  for (const project of projects) {
    const reason = await prepare(project);
    if (reason) skip(`${project}, all of it`, reason);
    else kept.push(project);
  }
  return kept;
}

async function build(): Promise<boolean> {
  const { code, output } = await alone(ASTRO, () =>
    run(['astro', ...BUILD], { env: { NODE_ENV: 'production' } }),
  );
  if (code === 0) passed++;
  else fail('the build', output.split('\n').slice(-40).join('\n'), 'npm run build');
  return code === 0;
}

async function all(browser: string, before: string[], after: string[]): Promise<void> {
  const unbuilt = vitest(before);
  if (!(await build())) {
    skip(['browser', ...after].join(', '), 'the build failed');
    return unbuilt;
  }
  const projects = await able(['browser', ...after]);
  await Promise.all([
    // It needs nothing but the build, so it doesn't wait for the last test of functions.
    projects.includes('browser') && playwright(browser),
    unbuilt.then(() => vitest(projects.filter((project) => project !== 'browser'))),
  ]);
}

function summary(): void {
  for (const [title, lines] of Object.entries({ Notes: notes, Skipped: skipped, Failures: failed }))
    if (lines.length > 0) console.log(`\n${title}:\n\n${lines.join('\n')}`);
  console.log(`\n${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

await (process.argv.includes('--rest') ? all('more', [], REST) : all('main', BEFORE, MAIN));
summary();

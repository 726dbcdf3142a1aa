import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readChecked } from '../src/features/samples/checked.ts';
import { LANGUAGE_NAMES } from '../src/features/samples/run.ts';
import { readTasks, type Task } from '../src/features/samples/task.ts';
import { type Options, samplesCommand } from '../tests/samples/runner/options.ts';
import { pageTable } from '../tests/samples/runner/page-table.ts';
import { prepareAll } from '../tests/samples/runner/prepare.ts';
import { cellsOf, checkedAfter, type TestResult } from '../tests/samples/runner/results.ts';
import { RESULTS_FILE } from '../tests/samples/runner/results-reporter.ts';
import { LANGUAGE, PAGE, TASK } from '../tests/samples/runner/selection.ts';
import { table } from '../tests/samples/runner/table.ts';
import { testFilesFor } from '../tests/samples/runner/test-files.ts';
import { run } from '../tests/support/program.ts';
import { commandLine } from './command-line.ts';

/** Compares samples/checked.json, which the run is about to write, with the samples. */
const CHECKED_TEST = 'tests/samples/checked.test.ts';

/** Runs the pages' commands. */
const PAGES_TEST = 'tests/samples/pages.test.ts';

/** What vitest runs: the tests of a selected task or language, otherwise all. */
function selectionOf(
  options: Options,
  chosen: ReadonlyMap<string, Task>,
  wanted: (language: string) => boolean,
) {
  if (options.page) return [PAGES_TEST];
  if (options.task || options.language) return testFilesFor(chosen, wanted);
  return options.dryRun ? [] : [`--exclude=${CHECKED_TEST}`];
}

/** Runs the samples, prints a table of tasks by language, and writes samples/checked.json if everything passed. */
async function main(): Promise<void> {
  const samplesDir = resolve('samples');
  const tasks = readTasks(samplesDir);
  const { values } = commandLine(samplesCommand([...tasks.keys()], Object.keys(LANGUAGE_NAMES)));
  const options: Options = { ...values, dryRun: values['dry-run'] };
  const chosen = new Map([...tasks].filter(([name]) => !options.task || options.task === name));
  const wanted = (language: string) => !options.language || options.language === language;

  const env = await prepareAll(options.quick ? 'quick' : 'all', chosen, wanted);
  const results = resolve('tests/.output/samples.json');
  rmSync(results, { force: true });
  const reporters = ['default', './tests/samples/runner/results-reporter.ts'];
  const command = ['vitest', 'run', '--project=*samples', ...reporters.map((one) => `--reporter=${one}`)];
  const { code } = await run([...command, ...selectionOf(options, chosen, wanted)], {
    isShown: true,
    env: {
      ...env,
      [RESULTS_FILE]: results,
      [TASK]: options.task ?? '',
      [LANGUAGE]: options.language ?? '',
      [PAGE]: options.page ?? '',
    },
  });
  process.exitCode = code;
  if (!existsSync(results)) throw new Error('The sample tests ended before they reported results.');

  const tests = JSON.parse(readFileSync(results, 'utf8')) as TestResult[];
  const cells = cellsOf(chosen, tests, wanted);
  console.log(`\n${table(cells)}`);
  const pages = new Map(
    tests.flatMap(({ name, page }) => (page ? [[name.replace(/^.* > /, ''), page]] : [])),
  );
  if (pages.size > 0) console.log(pageTable(pages));
  if (options.dryRun || options.page) return;
  if (code !== 0) {
    console.error('samples/checked.json is unchanged, because not everything passed.');
    return;
  }
  const today = new Date().toISOString().slice(0, 10);
  const checked = checkedAfter(readChecked(samplesDir), tasks, cells, samplesDir, today);
  writeFileSync(resolve(samplesDir, 'checked.json'), `${JSON.stringify(checked, null, 2)}\n`);
}

await main();

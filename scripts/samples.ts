import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Option, program } from 'commander';
import { readChecked } from '../src/features/samples/checked.ts';
import { languages } from '../src/features/samples/run.ts';
import { readTasks, type Task } from '../src/features/samples/task.ts';
import { cacheFolder } from '../tests/samples/runner/programs.ts';
import { cellsOf, checkedAfter, type TestResult } from '../tests/samples/runner/results.ts';
import { RESULTS_FILE } from '../tests/samples/runner/results-reporter.ts';
import { LANGUAGE, PAGE, TASK, testFilesFor } from '../tests/samples/runner/selection.ts';
import { printPages, printTable } from '../tests/samples/runner/table.ts';
import { type Installing, isMissing } from '../tests/samples/runner/toolchain.ts';
import { toolchains } from '../tests/samples/runner/toolchains/index.ts';
import { ensureChromium } from '../tests/support/chromium.ts';
import { ensureOpenssl } from '../tests/support/openssl.ts';
import { run } from '../tests/support/program.ts';
import { ensureSamples } from '../tests/support/samples.ts';

/**
 * Installs what the samples of these tasks need, and reports the versions. Returns variables for the tests.
 * @throws Error if an installation step fails
 */
async function prepareAll(
  installing: Installing,
  tasks: ReadonlyMap<string, Task>,
  wanted: (language: string) => boolean,
): Promise<NodeJS.ProcessEnv> {
  const samplesDir = resolve('samples');
  ensureOpenssl();
  await ensureSamples();
  const env = { CHROMIUM_PATH: await ensureChromium(), SAMPLES_INSTALL: installing };
  Object.assign(process.env, env);
  console.log(`Sample toolchains, in ${cacheFolder()}:`);
  const needed = new Set([...tasks.values()].flatMap(sharedLanguages).filter(wanted));
  for (const toolchain of toolchains) {
    if (!needed.has(toolchain.language)) continue;
    const prepared = await toolchain.prepare(samplesDir, installing);
    console.log(
      `${toolchain.language}: ${isMissing(prepared) ? `left out: ${prepared.missing}` : prepared.with}`,
    );
  }
  return env;
}

/** The languages of a task that are compared with its cases. */
function sharedLanguages({ languages }: Task): string[] {
  return Object.keys(languages).filter((language) => languages[language]?.runs === 'samples');
}

/** Compares samples/checked.json, which the run is about to write, with the samples. */
const CHECKED_TEST = 'tests/samples/checked.test.ts';

/** Runs the pages' commands. */
const PAGES_TEST = 'tests/samples/pages.test.ts';

/** Runs the samples, prints a table of tasks by language, and writes samples/checked.json if everything passed. */
async function main(): Promise<void> {
  const samplesDir = resolve('samples');
  const tasks = readTasks(samplesDir);
  const names = [...tasks.keys()];
  const {
    task = '',
    language = '',
    page = '',
    quick,
    dryRun,
  } = program
    .name('npm run samples --')
    .description(
      `Runs the programs in samples/ against the published SDKs, compares what they print and write with what task.json expects, and prints a table of tasks by language. Also runs every page's commands in an empty folder and prints how many blocks ran. If everything passes, the results go into samples/checked.json, and pages show them. Installs what's missing in your user's cache folder; the first complete run takes many minutes.\nEnvironment: SAMPLES_CACHE is another cache folder, SAMPLES_CPP_REPOSITORY a copy of c2pa-cpp, CHROMIUM_PATH a Chromium.`,
    )
    .addOption(new Option('--task <name>', 'Only this task: a folder of samples/.').choices(names))
    .addOption(new Option('--language <name>', 'Only this language.').choices(languages))
    .option('--page <path>', 'Only commands of pages whose path contains this, such as signing/local.')
    .option('--quick', 'Skips what takes many minutes to install. The table lists what was skipped.')
    .option('--dry-run', "Doesn't change samples/checked.json.")
    .parse()
    .opts<{ task?: string; language?: string; page?: string; quick?: true; dryRun?: true }>();
  const chosen = new Map([...tasks].filter(([name]) => !task || task === name));
  const wanted = (name: string) => !language || language === name;

  const env = await prepareAll(quick ? 'quick' : 'all', chosen, wanted);
  // The tests of a selected task or language, otherwise all.
  const everything = dryRun ? [] : [`--exclude=${CHECKED_TEST}`];
  const selected = task || language ? testFilesFor(chosen, wanted) : everything;
  const results = resolve('tests/.output/samples.json');
  rmSync(results, { force: true });
  const reporters = ['default', './tests/samples/runner/results-reporter.ts'];
  const command = ['vitest', 'run', '--project=*samples', ...reporters.map((one) => `--reporter=${one}`)];
  const { code } = await run([...command, ...(page ? [PAGES_TEST] : selected)], {
    isShown: true,
    env: {
      ...env,
      [RESULTS_FILE]: results,
      [TASK]: task,
      [LANGUAGE]: language,
      [PAGE]: page,
    },
  });
  process.exitCode = code;
  if (!existsSync(results)) throw new Error('The sample tests ended before they reported results.');

  const tests = JSON.parse(readFileSync(results, 'utf8')) as TestResult[];
  const cells = cellsOf(chosen, tests, wanted);
  printTable(cells);
  const pages = new Map(
    tests.flatMap(({ name, page: result }) => (result ? [[name.replace(/^.* > /, ''), result]] : [])),
  );
  if (pages.size > 0) printPages(pages);
  if (dryRun || page) return;
  if (code !== 0) {
    console.error('samples/checked.json is unchanged, because not everything passed.');
    return;
  }
  const today = new Date().toISOString().slice(0, 10);
  const checked = checkedAfter(readChecked(samplesDir), tasks, cells, samplesDir, today);
  writeFileSync(resolve(samplesDir, 'checked.json'), `${JSON.stringify(checked, null, 2)}\n`);
}

await main();

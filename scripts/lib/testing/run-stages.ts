import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { COUNTS_FILE, type Counts, ONLY_NAMED, takeCounts } from './counts.ts';
import { type Filter, filterOf } from './selection.ts';

/** One step of `npm test`. */
export interface Stage {
  name: string;
  /** What it checks, for its heading. */
  about: string;
  /** Prerequisites; an Error says what to do. Returns variables for the commands. */
  prepare?: () => Promise<NodeJS.ProcessEnv | undefined> | NodeJS.ProcessEnv | undefined;
  /** Run one after the other until one fails: a program in node_modules/.bin and its arguments. */
  commands: string[][];
  /** For a stage with test counts: where they are, and the command for a part of the tests. */
  tests?: { files: string; command: (filter: Filter) => string[] };
}

export interface StageResult {
  name: string;
  state: 'passed' | 'failed' | 'not run';
  counts?: Counts;
  seconds: number;
}

const countsFile = resolve('tests/.output/counts.json');

/**
 * Runs the stages in order and stops at the first failure; the stages after it are `not run`.
 * @param words with a single stage: run only the tests they match
 */
export async function runStages(
  stages: readonly Stage[],
  words: readonly string[] = [],
): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) {
    const stopped = results.some(({ state }) => state === 'failed');
    results.push(stopped ? { name: stage.name, state: 'not run', seconds: 0 } : await runStage(stage, words));
  }
  return results;
}

async function runStage(stage: Stage, words: readonly string[]): Promise<StageResult> {
  console.log(
    `\n━━ ${stage.name}: ${stage.about} ${'━'.repeat(Math.max(3, 70 - stage.name.length - stage.about.length))}\n`,
  );
  const start = performance.now();
  const ok = await runCommands(stage, words);
  const seconds = (performance.now() - start) / 1000;
  const counts = stage.tests && takeCounts(countsFile);
  for (const { test } of counts?.skipped.filter(({ reason }) => reason === '') ?? []) {
    console.error(
      `${test}\n  was skipped without a reason. Give one: skip('why'), or test.skip(condition, 'why')`,
    );
    if (counts) counts.failed += 1;
  }
  if (words.length > 0 && counts?.passed === 0 && counts.failed === 0) {
    console.error(`No test of ${stage.name} has ${words.join(' ')} in its path or name.`);
    counts.failed += 1;
  }
  // A runner without counts failed before its tests.
  const passed = ok && (!stage.tests || counts?.failed === 0);
  if (!passed) console.error(`\n✗ ${stage.name} failed. Run it alone: npm test -- ${stage.name}`);
  return { name: stage.name, state: passed ? 'passed' : 'failed', seconds, ...(counts && { counts }) };
}

async function runCommands(stage: Stage, words: readonly string[]): Promise<boolean> {
  try {
    const env: NodeJS.ProcessEnv = { ...(await stage.prepare?.()) };
    let { commands } = stage;
    if (words.length > 0) {
      if (!stage.tests) throw new Error(`${stage.name} always runs as a whole; remove: ${words.join(' ')}`);
      const filter = filterOf(words, globSync(stage.tests.files));
      commands = [stage.tests.command(filter)];
      if (filter.name) env[ONLY_NAMED] = '1';
    }
    for (const command of commands) if ((await run(command, env)) !== 0) return false;
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** Runs a command, preferring this project's programs to the machine's. Returns its exit code. */
export function run([program = '', ...args]: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      stdio: 'inherit',
      env: { ...process.env, PATH: path, [COUNTS_FILE]: countsFile, ...env },
    });
    child.on('error', (error) => fail(new Error(`${program} couldn't be started: ${error.message}`)));
    child.on('exit', (code) => done(code ?? 1));
  });
}

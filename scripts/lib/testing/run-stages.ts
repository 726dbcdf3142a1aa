import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { COUNTS_FILE, type Counts, takeCounts } from './counts.ts';

/** One step of `npm test`. */
export interface Stage {
  name: string;
  /** What it looks at, for its heading. */
  about: string;
  /** What has to be there first; an Error says what to do. Gives variables for the commands. */
  prepare?: () => Promise<NodeJS.ProcessEnv | undefined> | NodeJS.ProcessEnv | undefined;
  /** Run one after the other, up to the first that fails: a program of node_modules/.bin and its arguments. */
  commands: string[][];
  /** Whether the commands are a test runner, which leaves counts. */
  counts: boolean;
}

export interface StageResult {
  name: string;
  state: 'passed' | 'failed' | 'not run';
  counts?: Counts;
  seconds: number;
}

const countsFile = resolve('tests/.output/counts.json');

/** Runs the stages in order and stops at the first that fails; the ones after it are `not run`. */
export async function runStages(stages: readonly Stage[]): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) {
    const stopped = results.some(({ state }) => state === 'failed');
    results.push(stopped ? { name: stage.name, state: 'not run', seconds: 0 } : await runStage(stage));
  }
  return results;
}

async function runStage(stage: Stage): Promise<StageResult> {
  console.log(
    `\n━━ ${stage.name}: ${stage.about} ${'━'.repeat(Math.max(3, 70 - stage.name.length - stage.about.length))}\n`,
  );
  const start = performance.now();
  const ok = await runCommands(stage);
  const seconds = (performance.now() - start) / 1000;
  const counts = stage.counts ? takeCounts(countsFile) : undefined;
  // A runner that left no counts did not get as far as its tests.
  const passed = ok && (!stage.counts || (counts !== undefined && counts.failed === 0));
  if (!passed) console.error(`\n✗ ${stage.name} failed. Run it alone: npm test -- ${stage.name}`);
  return { name: stage.name, state: passed ? 'passed' : 'failed', seconds, ...(counts && { counts }) };
}

async function runCommands(stage: Stage): Promise<boolean> {
  try {
    const env = await stage.prepare?.();
    for (const command of stage.commands) if ((await run(command, env)) !== 0) return false;
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** Runs a command with the programs of this project before those of the machine. Gives its exit code. */
export function run([program = '', ...args]: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      stdio: 'inherit',
      env: { ...process.env, PATH: path, [COUNTS_FILE]: countsFile, ...env },
    });
    child.on('error', (error) => fail(new Error(`${program} could not be started: ${error.message}`)));
    child.on('exit', (code) => done(code ?? 1));
  });
}

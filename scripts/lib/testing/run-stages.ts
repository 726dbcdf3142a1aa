import { globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, matchesGlob, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { COUNTS_FILE, ONLY_NAMED, readDone, takeCounts } from './counts.ts';
import { LeftOut } from './left-out.ts';
import { run } from './program.ts';
import type { Progress } from './progress.ts';
import { schedule } from './schedule.ts';
import { type Filter, filterOf } from './selection.ts';
import { PART, type Part, type Stage, type StageResult, type Tests } from './stage.ts';

const output = resolve('tests/.output/stages');
const countsFile = (name: string) => join(output, `${name}.json`);

/**
 * Stages at the same time. One more than there are cores, because each of them often waits: for a browser, a server, npm,
 * or the slowest of its own tests.
 */
const AT_ONCE = Math.max(2, availableParallelism()) + 1;

/** How many lines of a failed stage without tests are printed; its log has all of them. */
const OUTPUT_LINES = 40;

export interface RunOptions {
  /** The part to run; undefined runs both, or all tests that the words match. */
  part: Part | undefined;
  /** With a single stage: parts of test files' paths and of tests' names. */
  words: readonly string[];
}

/**
 * Runs all stages, some side by side. A failing stage doesn't keep others from running, except for a
 * failed build: what reads the built site is then `not run`.
 * @returns one result per stage, in the order given
 */
export async function runStages(
  stages: readonly Stage[],
  options: RunOptions,
  progress: Progress,
): Promise<StageResult[]> {
  const results = new Map<string, StageResult>();
  const jobs = stages.map((stage) => ({
    ...{ name: stage.name, stage },
    after: [...(stage.needsBuild ? ['build'] : []), ...(stage.runsAstro ? ['types'] : [])],
  }));
  const timer = setInterval(() => progress.tick((name) => readDone(countsFile(name))), 1000);
  await schedule(jobs, AT_ONCE, async ({ stage }) => {
    if (stage.needsBuild && results.get('build')?.state === 'failed') {
      results.set(stage.name, { name: stage.name, state: 'not run', seconds: 0, reason: 'the build failed' });
      return;
    }
    progress.begin(stage.name);
    const result = await runStage(stage, options);
    results.set(stage.name, result);
    progress.end(result);
  });
  clearInterval(timer);
  progress.close();
  return stages.map(({ name }) => results.get(name) ?? { name, state: 'not run', seconds: 0 });
}

async function runStage(stage: Stage, options: RunOptions): Promise<StageResult> {
  const { name } = stage;
  const log = join(output, `${name}.log`);
  const counts = countsFile(name);
  for (const file of [log, counts]) rmSync(file, { force: true });
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    const env = {
      ...(options.part && { [PART]: options.part }),
      ...(await stage.prepare?.()),
      [COUNTS_FILE]: counts,
    };
    const filter = stage.tests && filterFor(stage.tests, options);
    const commands = [
      ...(stage.commands ?? []),
      ...(filter && stage.tests ? [stage.tests.command(filter)] : []),
    ];
    let isGood = true;
    for (const command of commands)
      isGood =
        (await run(command, { env: { ...env, ...(filter?.name && { [ONLY_NAMED]: '1' }) }, log })) === 0 &&
        isGood;
    return resultOf(stage, isGood, seconds(), log, options.words);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof LeftOut) return { name, state: 'left out', seconds: seconds(), reason };
    return { name, state: 'failed', seconds: seconds(), output: reason };
  }
}

function resultOf(
  { name, tests }: Stage,
  isGood: boolean,
  seconds: number,
  log: string,
  words: readonly string[],
): StageResult {
  const counts = tests && takeCounts(countsFile(name));
  if (counts) {
    for (const { file, name: test, reason } of counts.skipped) {
      if (reason) continue;
      const message = "was skipped without a reason. Give one: skip('why'), or test.skip(condition, 'why')";
      counts.failures.push({ file, name: test, message });
      counts.failed += 1;
    }
    counts.skipped = counts.skipped.filter(({ reason }) => reason);
    if (words.length > 0 && counts.passed === 0 && counts.failed === 0 && counts.skipped.length === 0) {
      const message = `No test of ${name} has ${words.join(' ')} in its path or name.`;
      counts.failures.push({ file: '', name: words.join(' '), message });
      counts.failed += 1;
    }
  }
  // A runner without counts failed before its tests.
  const state = isGood && (!tests || counts?.failed === 0) ? 'passed' : 'failed';
  const isUnexplained = state === 'failed' && !(counts && counts.failures.length > 0);
  return {
    name,
    state,
    seconds,
    log,
    ...(counts && { counts }),
    ...(isUnexplained && { output: endOf(log) }),
  };
}

function endOf(log: string): string {
  try {
    const lines = stripVTControlCharacters(readFileSync(log, 'utf8')).trimEnd().split('\n');
    return lines.slice(-OUTPUT_LINES).join('\n');
  } catch {
    return 'It printed nothing.';
  }
}

/** What the words match, or the files of a part. */
function filterFor(tests: Tests, { part, words }: RunOptions): Filter {
  const files = [...tests.files]
    .flatMap((pattern) => globSync(pattern))
    .map((file) => file.replaceAll('\\', '/'));
  if (words.length > 0) return filterOf(words, files);
  const chosen = filesOf(tests, part, files);
  return { files: chosen.length === files.length ? [] : chosen };
}

/** A stage's test files in a part. */
export function filesOf(
  { quick, divided = [] }: Pick<Tests, 'quick' | 'divided'>,
  part: Part | undefined,
  files: readonly string[],
): string[] {
  const isIn = (patterns: readonly string[]) => (file: string) =>
    patterns.some((pattern) => matchesGlob(file, pattern));
  const isDivided = isIn(divided);
  if (!quick || !part) return [...files];
  const isQuick = isIn(quick);
  return files.filter((file) => isDivided(file) || isQuick(file) === (part === 'quick'));
}

import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { program } from 'commander';
import type { Change } from './corpus.ts';
import { type Mutant, mutantsOf, switched } from './mutants.ts';
import { writeReference } from './reference.ts';

/** Milliseconds; longer than any test. */
const STILL = 60_000;

/**
 * Runs the unit tests once, and each of them again without each of these checks that it comes to.
 * @param sources path of the library's text with switches
 * @returns the checks without which a test fails
 */
async function noticedByTests(sources: string, numbers: readonly number[]): Promise<Set<number>> {
  const log = `${sources}.log`;
  writeFileSync(log, numbers.map((number) => `open ${number}\n`).join(''));
  const linesOf = (word: string) =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith(word))
      .map((line) => Number(line.slice(word.length)));
  for (;;) {
    const program = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--config', join(import.meta.dirname, 'vitest.config.ts')],
      {
        env: { ...process.env, RULE_REMOVAL_SOURCES: sources, RULE_REMOVAL_LOG: log },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let output = '';
    program.stdout.on('data', (text) => {
      output += text;
    });
    const tried = () => /\ntried (\d+)\n$/.exec(readFileSync(log, 'utf8'))?.[1];
    const isStill = () => Date.now() - statSync(log).mtimeMs > STILL && tried() !== undefined;
    const timer = setInterval(() => isStill() && program.kill('SIGKILL'), 1000);
    const [code] = await once(program, 'exit');
    clearInterval(timer);
    const last = tried();
    // A removal that never ends, or fills the memory, is noticed.
    if (last !== undefined) appendFileSync(log, `noticed ${last}\n`);
    else if (code !== 0) throw new Error(`unit tests fail without a change:\n${output}`);
    else return new Set(linesOf('noticed '));
  }
}

/** A mutant that no forged file can tell from the original, and why. */
interface Equivalent extends Pick<Mutant, 'file' | 'was' | 'now'> {
  why: string;
}

const here = import.meta.dirname;
const START = 240_000;
const STEP = 15_000;

program
  .name('npm run lab -- rule-removal')
  .description(
    'Removes one condition or statement of the verdict library at a time, in memory, and names each that neither a forged file nor a unit test notices.',
  )
  .argument('[files...]', 'Files or folders (packages/verdict/src/coverage and packages/verdict/src/trust).')
  .option('--forged', 'Leaves out the unit tests.')
  .option('--only <pattern>', 'Reads only the forged files whose names match, such as ^(mp4|avif).')
  .parse();
const values = program.opts<{ forged?: true; only?: string }>();
const words = program.args;
const places = words.length > 0 ? words : ['packages/verdict/src/coverage', 'packages/verdict/src/trust'];
const files = places
  .flatMap((place) => (place.endsWith('.ts') ? [place] : globSync(`${place}/**/*.ts`)))
  .filter((file) => !/\.test\.ts$|\/testing\.ts$/.test(file));

const known: Equivalent[] = JSON.parse(readFileSync(join(here, 'equivalent.json'), 'utf8'));
const whyEquivalent = (mutant: Mutant) =>
  known.find(({ file, was, now }) => file === mutant.file && was === mutant.was && now === mutant.now)?.why;

const all: Mutant[] = [];
/** The text of each file with its checks, each of which can be removed while the program runs. */
const sources: Record<string, string> = {};
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const mutants = mutantsOf(file, text);
  sources[resolve(file)] = switched(text, mutants, all.length);
  all.push(...mutants);
}
const reference = await writeReference(new RegExp(values.only ?? ''));
const switchable = `${reference}.json`;
writeFileSync(switchable, JSON.stringify(sources));

/**
 * Removes these checks one at a time, in a process of its own.
 * @param onChange gets what each removal changed
 */
function removeEach(numbers: readonly number[], onChange: (number: number, change: Change) => void) {
  const program = fork(join(here, 'corpus.ts'), [reference, switchable], {
    execArgv: ['--import', join(here, 'hooks.ts'), '--max-old-space-size=1500'],
    // A removal can fill the memory, which prints a page.
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  });
  const stop = () => program.kill('SIGKILL');
  let timer = setTimeout(stop, START);
  program.on('message', (message: 'ready' | [number, Change]) => {
    clearTimeout(timer);
    timer = setTimeout(stop, STEP);
    if (message === 'ready') program.send(numbers);
    else onChange(...message);
  });
  return once(program, 'exit').finally(() => clearTimeout(timer));
}

const isListed = (number: number) => {
  const mutant = all[number];
  return mutant !== undefined && whyEquivalent(mutant) !== undefined;
};
const wanted = [...all.keys()].filter((number) => !isListed(number));
/** What the forged files don't notice, and what they notice only in words. */
const silent: number[] = [];
const inWords: number[] = [];

for (let left = wanted; left.length > 0; ) {
  let done = 0;
  await removeEach(left, (number, change) => {
    if (change === 'none') silent.push(number);
    if (change === 'words') inWords.push(number);
    done += 1;
  });
  if (done === 0 && left === wanted) throw new Error('the verdict library fails without a change');
  // A removal that never ends, or fills the memory, is noticed.
  left = left.slice(done + 1);
}

const inTests =
  values.forged || silent.length === 0 ? new Set<number>() : await noticedByTests(switchable, silent);
const unnoticed = silent.filter((number) => !inTests.has(number));
const groups: ReadonlyArray<readonly [numbers: Iterable<number>, what: string]> = [
  [inWords, 'only the words differ'],
  [inTests, 'only a unit test notices'],
  [unnoticed, 'nothing notices'],
];
for (const [numbers, what] of groups)
  for (const { file, line, was, now } of [...numbers].sort((a, b) => a - b).flatMap((one) => all[one] ?? []))
    console.log(`${file}:${line}: ${what}\n  ${was}\n  → ${now}`);

for (const file of files) {
  const countOf = (numbers: Iterable<number>) =>
    [...numbers].filter((number) => all[number]?.file === file).length;
  const removed = countOf(all.keys());
  console.log(
    `${file}: ${removed} removed, one at a time: ${countOf(unnoticed)} unnoticed, ${countOf(inTests)} noticed by a unit test only, ${countOf(inWords)} in words only, ${removed - countOf(wanted)} listed as equivalent.`,
  );
}
process.exitCode = unnoticed.length === 0 ? 0 : 1;

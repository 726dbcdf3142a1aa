import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../../scripts/command-line.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { writeReference } from './reference.ts';
import { ONLY_WORDS, REMOVE } from './removed.ts';

/** A mutant that no forged file can tell from the original, and why. */
interface Equivalent extends Pick<Mutant, 'file' | 'was' | 'now'> {
  why: string;
}

const here = import.meta.dirname;
const STEP = 120_000;

const { values, words } = commandLine({
  name: 'npm run lab -- rule-removal',
  about:
    'Removes one condition or statement of the verdict library at a time, in memory, and names each that neither a forged file nor a unit test notices. Takes a second or more for each, so name files.',
  options: {
    forged: { about: 'Leaves out the unit tests.' },
    only: { value: 'pattern', about: 'Reads only the forged files whose names match, such as ^(mp4|avif).' },
    minutes: { value: 'number', about: 'Stops after this time, and names the line where it stopped (60).' },
  },
  words: {
    name: 'file',
    about: 'Files or folders (packages/verdict/src/coverage and packages/verdict/src/trust).',
  },
});
const places = words.length > 0 ? words : ['packages/verdict/src/coverage', 'packages/verdict/src/trust'];
const files = places
  .flatMap((place) => (place.endsWith('.ts') ? [place] : globSync(`${place}/**/*.ts`)))
  .filter((file) => !/\.test\.ts$|\/testing\.ts$/.test(file));

const known: Equivalent[] = JSON.parse(readFileSync(join(here, 'equivalent.json'), 'utf8'));
const whyEquivalent = (mutant: Mutant) =>
  known.find(({ file, was, now }) => file === mutant.file && was === mutant.was && now === mutant.now)?.why;

const run = (args: readonly string[], mutant?: Mutant) =>
  spawnSync(process.execPath, args, {
    env: {
      ...process.env,
      // Files without their types, which takes longer than all checks.
      NODE_COMPILE_CACHE: join(tmpdir(), 'rule-removal-cache'),
      ...(mutant && { [REMOVE]: JSON.stringify(mutant) }),
    },
    encoding: 'utf8',
    timeout: STEP,
  });

const reference = await writeReference(new RegExp(values.only ?? ''));
const corpus = ['--import', join(here, 'hooks.ts'), join(here, 'corpus.ts'), reference];
const { stdout: before, status } = run(corpus);
if (status !== 0) throw new Error('the verdict library fails without a change');
const earlier = `${reference}.json`;
writeFileSync(earlier, before);
/** 0 if each forged and honest file has the same result; `ONLY_WORDS`, or anything else for another verdict or none. */
const statusWithout = (mutant: Mutant) => run([...corpus, earlier], mutant).status;
const failsTests = (mutant: Mutant) =>
  run(['node_modules/vitest/vitest.mjs', 'run', '--config', join(here, 'vitest.config.ts')], mutant)
    .status !== 0;

const end = performance.now() + Number(values.minutes ?? 60) * 60_000;
const survivors: Mutant[] = [];
/** What only a unit test or the words of a result notice. */
const told: Mutant[] = [];
let equivalents = 0;
let count = 0;
for (const file of files)
  for (const mutant of mutantsOf(file, readFileSync(file, 'utf8'))) {
    if (performance.now() > end) {
      console.log(`The time is over before ${file}:${mutant.line}.`);
      process.exit(1);
    }
    count += 1;
    if (whyEquivalent(mutant) !== undefined) {
      equivalents += 1;
      continue;
    }
    const without = statusWithout(mutant);
    if (without !== 0 && without !== ONLY_WORDS) continue;
    const who =
      without === ONLY_WORDS
        ? 'only the words differ'
        : !values.forged && failsTests(mutant)
          ? 'only a unit test notices'
          : undefined;
    (who ? told : survivors).push(mutant);
    console.log(`${file}:${mutant.line}: ${who ?? 'nothing notices'}\n  ${mutant.was}\n  → ${mutant.now}`);
  }

console.log(
  `${files.join(', ')}\n${count} removed, one at a time: ${survivors.length} unnoticed, ${told.length} noticed by a unit test or in words only, ${equivalents} listed as equivalent.`,
);
process.exitCode = survivors.length === 0 ? 0 : 1;

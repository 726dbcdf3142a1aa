// What a page's commands need and a machine lacks is left out with its reason, never a failure. Each program is taken
// away in turn, and the shortest page that needs it is followed.
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPage } from '../../src/features/prose/page.ts';
import { SET_UP_PAGE } from '../../src/features/samples/run.ts';
import { follower } from './page-runner/follow.ts';
import { PROGRAMS, programsIn } from './page-runner/programs.ts';
import { type Step, stepsOf } from './page-runner/steps.ts';
import { samplePath } from './workspace.ts';

const root = resolve(samplePath('..'));
const folder = mkdtempSync(join(tmpdir(), 'missing-programs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Fills a folder with links to all programs of a PATH except some. */
function linkPrograms(folders: readonly string[], hidden: readonly string[], into: string): void {
  const seen = new Set(hidden);
  for (const folder of folders.filter((one) => existsSync(one))) {
    for (const name of readdirSync(folder)) {
      if (seen.has(name)) continue;
      seen.add(name);
      symlinkSync(join(folder, name), join(into, name));
    }
  }
}

const pages = globSync('docs/**/*.mdx', { cwd: root })
  .filter((name) => name !== SET_UP_PAGE)
  .map((name) => ({ name, steps: stepsOf(readPage(name, readFileSync(join(root, name), 'utf8')), root) }))
  .sort((a, b) => a.steps.length - b.steps.length);

const calls = (step: Step, program: string) =>
  step.does === 'run' && step.commands.some(({ text }) => programsIn(text, folder).has(program));

const savesCaller = (step: Step, program: string) =>
  step.does === 'save' &&
  step.files.some(({ path }) => programsIn(basename(path), dirname(path)).has(program));

/** What's followed for a program: the blocks of a page that call it, or a whole page with a script that does. */
function stepsWith(program: string): Step[] {
  const calling = pages.find(({ steps }) => steps.some((step) => calls(step, program)));
  if (calling) return calling.steps.filter((step) => step.does !== 'run' || calls(step, program));
  const saving = pages.find(({ steps }) => steps.some((step) => savesCaller(step, program)));
  if (saving) return saving.steps;
  throw new Error(`No page calls ${program}. Remove it from tests/samples/page-runner/programs.ts.`);
}

/** Where a reader's machine finds programs, apart from one. */
function pathWithout(program: string): string {
  const into = join(folder, program);
  mkdirSync(into);
  const folders = (process.env.PATH ?? '').split(delimiter);
  linkPrograms(
    folders.filter((one) => !one.includes('node_modules')),
    [program],
    into,
  );
  return into;
}

const missable = Object.entries(PROGRAMS).filter(([, { has }]) => has);

test.for(missable)('%s', { timeout: 300_000 }, async ([program, { missing, isSlow }]) => {
  const steps = stepsWith(program);
  const { PATH, SAMPLES_CACHE } = process.env;
  // In an empty cache, what an earlier run built is missing, too.
  Object.assign(process.env, { PATH: pathWithout(program), SAMPLES_CACHE: join(folder, 'cache') });
  const reader = follower(root, isSlow ? 'all' : 'quick');
  try {
    const { blocks } = await reader.follow(steps);
    expect(blocks.filter(({ state }) => state === 'failed')).toEqual([]);
    const reasons = blocks.flatMap(({ state, reason }) => (state === 'left out' ? [reason] : []));
    expect(reasons).toContainEqual(expect.stringContaining(missing));
  } finally {
    Object.assign(process.env, { PATH, SAMPLES_CACHE });
    await reader.close();
  }
});

// Follows every page of the docs as a reader would: an empty folder, only what the page says to install or save, its
// commands in order, and the output that it shows. A block of commands with `notrun` isn't run.
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readPage } from '../../src/features/prose/page.ts';
import { SET_UP_PAGE } from '../../src/features/samples/run.ts';
import { follower } from './page-runner/follow.ts';
import { languagesOf, type Step, stepsOf } from './page-runner/steps.ts';
import { PAGE } from './runner/selection.ts';
import { installing } from './runner/toolchain.ts';
import { samplePath } from './workspace.ts';

const root = resolve(samplePath('..'));
const reader = follower(root, installing());

afterAll(() => reader.close());

const chosenPages = (process.env[PAGE] ?? '').split(',');
const isChosen = (name: string) => chosenPages.some((part) => name.includes(part));

/** Pages with commands; the setup page has a folder for each language, and clean-folder.test.ts follows it. */
const pages: Array<{ name: string; steps: Step[] }> = [];
let isAnyChosen = false;
for (const name of globSync('docs/**/*.mdx', { cwd: root }).sort()) {
  if (name === SET_UP_PAGE || !isChosen(name)) continue;
  isAnyChosen = true;
  const page = readPage(name, await readFile(join(root, name), 'utf8'));
  for (const language of languagesOf(page, root) ?? [undefined]) {
    const steps = stepsOf(page, root, language);
    if (steps.some(({ does }) => does === 'run' || does === 'nothing'))
      pages.push({ name: language ? `${name} (${language})` : name, steps });
  }
}

describe('every command of a page runs', () => {
  // `npx vitest run --changed` names every changed page.
  if (isAnyChosen && pages.length === 0)
    test('of the chosen pages', ({ skip }) => skip('none of these pages has commands'));
  test.for(pages)('$name', { timeout: 1_800_000 }, async ({ name, steps }, { task, skip }) => {
    const run = await reader.follow(steps);
    task.meta.page = run;
    for (const line of run.substituted)
      console.warn(
        `${name}: installed instead of what the page says, for want of a release or time:\n${line}`,
      );
    const failed = run.blocks.filter(({ state }) => state === 'failed');
    expect(failed, failed.map(({ line, reason }) => `${name}:${line}: ${reason}`).join('\n\n')).toEqual([]);
    const [first] = run.blocks;
    if (first && run.blocks.every(({ state }) => state !== 'ran')) skip(first.reason);
  });
});

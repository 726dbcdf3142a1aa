// Runs the tools that the project already has, and compares what's left with data/survival.json.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSurvival } from '../../src/content/data/survival.ts';
import { signedFiles } from './survival/inputs.ts';
import { runTool } from './survival/run.ts';
import type { Tool } from './survival/tool.ts';
import { copy, sharp } from './survival/tools/programs.ts';
import { astro } from './survival/tools/web.ts';

const { cells } = readSurvival('.');
const work = mkdtempSync(join(tmpdir(), 'survival-test-'));
let inputs: Awaited<ReturnType<typeof signedFiles>>;

beforeAll(async () => {
  inputs = await signedFiles(work, ['jpeg', 'jpeg-url', 'png', 'tiff']);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

test.each<Tool>([copy, sharp, astro])('$name does what the table says', async (tool) => {
  const outcome = await runTool(tool, inputs, work, '2026-11-22');
  if ('reason' in outcome) throw new Error(outcome.reason);
  expect(outcome.cells.length).toBeGreaterThan(2);
  const listed = cells.filter((cell) => cell.tool === tool.name && inputs.has(cell.format));
  expect(outcome.cells).toEqual(listed);
});

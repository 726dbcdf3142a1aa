// Runs the tests of all Node.js samples with the newest c2pa-node too, and compares what fails with samples/newest/differences.json.
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { newestNode } from '../../src/features/samples/checked.ts';
import { readTasks } from '../../src/features/samples/task.ts';
import { findChromium } from '../support/chromium.ts';
import { unreachable } from './page-runner/no-network.ts';
import { installNewest } from './runner/newest.ts';
import { execute } from './runner/programs.ts';
import { LANGUAGE, testFilesFor } from './runner/selection.ts';
import { freshFolder, samplePath } from './workspace.ts';

const MINUTES = 60_000;

interface Result {
  testResults: {
    name: string;
    status: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

/** What failed, as in differences.json: the file without its folder, and the names of the test. */
const failed = ({ testResults }: Result): string[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('tests/samples', name);
    const tests = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [file];
    return tests.map(({ ancestorTitles, title }) => [file, ...ancestorTitles, title].join(' > '));
  });

test('the Node.js samples run with the newest release, apart from the differences on record', {
  timeout: 30 * MINUTES,
}, async ({ skip }) => {
  const newest = newestNode(samplePath());
  if (!newest) throw new Error('samples/newest names no release');
  const installed = await installNewest(samplePath(), newest.version);
  if ('failed' in installed) {
    const reason = unreachable(installed.failed);
    if (reason) skip(reason);
    throw new Error(installed.failed);
  }
  const { folder } = installed;

  const files = testFilesFor(readTasks(samplePath()), (language) => language === 'node');
  const output = join(await freshFolder(), 'results.json');
  const own = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|SAMPLES_TASK)/.test(name)),
  );
  const hook = pathToFileURL(join(folder, 'use.mjs')).href;
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=*samples', '--reporter=json'];
  const { stderr } = await execute(
    'env',
    [
      '-i',
      ...Object.entries({
        ...own,
        [LANGUAGE]: 'node',
        CHROMIUM_PATH: findChromium() ?? '',
        NODE_OPTIONS: `--import=${hook}`,
      }).map(([name, value]) => `${name}=${value}`),
      process.execPath,
      ...vitest,
      `--outputFile=${output}`,
      ...files,
    ],
    { timeout: 25 * MINUTES },
  );
  const result: Result = JSON.parse(await readFile(output, 'utf8').catch(() => `"${stderr}"`));
  expect(failed(result).sort()).toEqual(
    [...new Set(newest.differences.flatMap(({ tests }) => tests))].sort(),
  );
});

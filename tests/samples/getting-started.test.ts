// The Node.js programs of /docs/getting-started print what the page shows. pages.test.ts follows the whole page in an
// empty folder, in every language.
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readSteps } from '../../src/features/samples/growing.ts';
import { folderWithCertificates, runOk, samplePath } from './workspace.ts';

let folder: string;

beforeAll(async () => {
  folder = await folderWithCertificates();
  await copyFile(samplePath('manifest-examples', 'files', 'created.jpg'), join(folder, 'created.jpg'));
}, 60_000);

test.for(['read', 'check', 'sign', 'change', 'trust'])('%s', async (name) => {
  const step = readSteps(samplePath('..'), 'getting-started', name).find(
    ({ language }) => language === 'node',
  );
  expect(await runOk(step?.files[0]?.path ?? '', [], folder)).toBe(`${step?.output}\n`);
});

import { cp, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { folderWithCertificates, run, runOk, samplePath } from './workspace';

const explain = samplePath('explain-codes', 'node', 'explain.mjs');

test('a report of a changed file is explained from the list of codes', async () => {
  const folder = await folderWithCertificates();
  await cp(resolve('data', 'status-codes.json'), join(folder, 'status-codes.json'));
  await runOk(samplePath('validate-tampered', 'node', 'tamper.mjs'), [], folder);

  const expected = await readFile(samplePath('explain-codes', 'node', 'expected.txt'), 'utf8');
  expect(await runOk(explain, [], folder)).toBe(expected);
});

test('a list of another form is refused', async () => {
  const folder = await folderWithCertificates();
  const { code, stderr } = await run(
    explain,
    ['photo.jpg', samplePath('explain-codes', 'task.json')],
    folder,
  );
  expect(code).not.toBe(0);
  expect(stderr).toContain('this program reads only schema 1');
});

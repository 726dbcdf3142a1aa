// What an update manifest on a changed file reads as: it differs between cores, so pages say it for each.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { given } from '../support/given.ts';
import { execute } from './runner/programs.ts';
import { findPython, samplesPython } from './runner/toolchains/python.ts';
import { folderWithCertificates, run, runOk, samplePath } from './workspace.ts';

const found = findPython();
let folder: string;

beforeAll(async () => {
  folder = await folderWithCertificates();
  await runOk(samplePath('write-manifest', 'node', 'write-manifest.mjs'), [], folder);
  await runOk(samplePath('shared', 'change-byte.mjs'), ['signed.jpg', 'tampered.jpg'], folder);
});

test('the Node.js sample refuses to update a changed file', async () => {
  const { code, stderr } = await run(
    samplePath('update-manifest', 'node', 'update.mjs'),
    ['tampered.jpg'],
    folder,
  );
  expect(code).toBe(1);
  expect(stderr).toContain('tampered.jpg was changed after signing');
});

test('without that look, 0.8.0 signs it and reads it as Valid', async () => {
  const look = /const before = [\s\S]*?changed after signing`\);\n/;
  const program = await readFile(samplePath('update-manifest', 'node', 'update.mjs'), 'utf8');
  const careless = samplePath('update-manifest', 'node', '.careless.mjs');
  expect(program).toMatch(look);
  await writeFile(careless, program.replace(look, ''));
  try {
    expect(await runOk(careless, ['tampered.jpg', 'by-node.jpg'], folder)).toContain('by-node.jpg: Valid\n');
  } finally {
    await rm(careless);
  }
});

given(found, "Python with venv isn't installed").describe('core 0.91.3', () => {
  test('signs it too, and reads both as Invalid', { timeout: 120_000 }, async () => {
    const python = await samplesPython(found as string, samplePath());
    const inPython = (file: string, ...args: string[]) =>
      execute(python, [file, ...args], { cwd: folder, env: { PYTHONDONTWRITEBYTECODE: '1' } });
    const update = samplePath('update-manifest', 'python', 'update.py');
    expect((await inPython(update, 'tampered.jpg', 'by-python.jpg')).stdout).toContain(
      'by-python.jpg: Invalid\n',
    );
    const read = await inPython(
      samplePath('read-manifest', 'python', 'read.py'),
      join(folder, 'by-node.jpg'),
    );
    expect(read.stdout).toContain('Invalid');
    expect(read.stdout).toContain('assertion.dataHash.mismatch');
  });
});

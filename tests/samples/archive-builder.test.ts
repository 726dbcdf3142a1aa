import { copyFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWithCertificates, run, runOk, samplePath } from './workspace';

const archive = samplePath('archive-builder', 'node', 'archive.mjs');

test('a Builder saved by one process is finished by another, without the original', async () => {
  const folder = await folderWithCertificates();
  await runOk(archive, ['start'], folder);
  expect((await readFile(join(folder, 'work.c2pa'))).toString('latin1', 4, 8)).toBe('jumb');

  await runOk(samplePath('shared', 'make-image.mjs'), ['edited.jpg', '480', '320'], folder);
  await rm(join(folder, 'photo.jpg'));
  const printed = await runOk(archive, ['finish'], folder);
  expect(printed).toBe(await readFile(samplePath('archive-builder', 'node', 'expected.txt'), 'utf8'));
});

test('a signed picture is no archive', async () => {
  const folder = await folderWithCertificates();
  await copyFile(join(folder, 'photo.jpg'), join(folder, 'edited.jpg'));
  const { code, stderr } = await run(
    archive,
    ['finish', 'edited.jpg', 'out.jpg', 'test-certs', 'photo.jpg'],
    folder,
  );
  expect(code).not.toBe(0);
  expect(stderr).toContain('invalid JUMBF header');
});

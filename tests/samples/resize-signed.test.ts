// Resizes a signed image with sharp and Pillow; a validator that wasn't involved reads the results.
import { readFileSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { pythonWith, runIn } from './key-services.ts';
import { inspectOutput } from './runner/inspect-output.ts';
import { folderFrom, givenFolder, samplePath } from './workspace.ts';

const GIVEN = ['write-manifest/node/write-manifest.mjs photo.jpg signed.jpg test-certs'];
const PROGRAMS = ['resize-signed/node/resize-signed.mjs', 'resize-signed/python/resize_signed.py'];
const python = await pythonWith('resize-signed', ['pillow==13.0.0']);
if (!python) console.log("resize_signed.py was left out: Python with venv isn't installed");

let folder: string;

beforeAll(async () => {
  folder = await folderFrom(await givenFolder(GIVEN));
  for (const file of PROGRAMS) await copyFile(samplePath(file), join(folder, basename(file)));
});

const languages = [
  { program: process.execPath, file: 'resize-signed.mjs', modules: samplePath('node_modules') },
  ...(python ? [{ program: python, file: 'resize_signed.py', modules: undefined }] : []),
];

describe.each(languages)('$file', ({ program, file, modules }) => {
  const run = (...args: string[]) => runIn(folder, program, [file, ...args], {}, modules);
  const found = (name: string) =>
    inspectOutput(samplePath(), join(folder, name), join(folder, 'test-certs/root.pem'));

  test.each(['webp', 'jpg', 'png', 'avif'])(
    'a smaller %s is valid and names the original',
    async (format) => {
      const name = `${file}.${format}`;
      const { stdout, stderr, code } = await run('signed.jpg', name, '320', 'test-certs');
      expect([stdout, code], stderr).toEqual([`${name}: Valid, made from signed.jpg\n`, 0]);
      const converted = format === 'jpg' ? [] : ['c2pa.converted'];
      expect(await found(name)).toMatchObject({
        state: 'Valid',
        trusted: 'Trusted',
        ingredients: ['parentOf signed.jpg'],
        actions: ['c2pa.opened', 'c2pa.resized.proportional', ...converted],
        manifests: 2,
      });
    },
  );

  test('an original that was changed after signing is not signed again', async () => {
    const bytes = readFileSync(join(folder, 'signed.jpg'));
    const at = bytes.length - 200;
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    writeFileSync(join(folder, 'changed.jpg'), bytes);
    const { stderr, code } = await run('changed.jpg', 'never.jpg', '320', 'test-certs');
    expect([stderr, code]).toEqual(["changed.jpg is Invalid, so it wasn't signed again\n", 1]);
    expect(await found('never.jpg')).toEqual({ exists: false });
  });
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readSandbox } from './definition.ts';
import { sandboxZip } from './zip.ts';

test('the zip holds each file of the project byte for byte, in a folder of its own, and nothing else', () => {
  const sandbox = readSandbox('.', 'vite');
  const files = unzipSync(sandboxZip(sandbox));
  expect(Object.keys(files)).toEqual(sandbox.files.map((path) => `sandbox-vite/${path}`));
  for (const path of sandbox.files)
    expect(
      Buffer.from(files[`sandbox-vite/${path}`] ?? []).equals(readFileSync(join(sandbox.folder, path))),
    ).toBe(true);
});

test('the same files make the same bytes, whatever the day and the time zone', () => {
  const sandbox = readSandbox('.', 'vite');
  const before = process.env.TZ;
  const zips = ['Pacific/Auckland', 'America/New_York'].map((zone) => {
    process.env.TZ = zone;
    return createHash('sha256').update(sandboxZip(sandbox)).digest('hex');
  });
  process.env.TZ = before;
  expect(zips[0]).toBe(zips[1]);
});

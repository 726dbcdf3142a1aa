import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readSandbox, sandboxZip } from './definition.ts';

test('the zip holds each file of the project byte for byte, and our package, in a folder of its own', async () => {
  const sandbox = readSandbox('.', 'vite');
  const files = unzipSync(await sandboxZip(sandbox));
  const added = ['content-credentials-hash-coverage.tgz'];
  expect(Object.keys(files)).toEqual(
    [...sandbox.files.map(({ path }) => path), ...added].map((path) => `sandbox-vite/${path}`),
  );
  for (const { path } of sandbox.files)
    expect(
      Buffer.from(files[`sandbox-vite/${path}`] ?? []).equals(
        readFileSync(join('examples/sandbox-vite', path)),
      ),
    ).toBe(true);
});

test('the same files make the same bytes, whatever the day and the time zone', async () => {
  const sandbox = readSandbox('.', 'vite');
  const before = process.env.TZ;
  const zips: string[] = [];
  for (const zone of ['Pacific/Auckland', 'America/New_York']) {
    process.env.TZ = zone;
    zips.push(
      createHash('sha256')
        .update(await sandboxZip(sandbox))
        .digest('hex'),
    );
  }
  process.env.TZ = before;
  expect(zips[0]).toBe(zips[1]);
});

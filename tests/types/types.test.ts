import { expect, test } from 'vitest';
import { run } from '../support/program.ts';

test('TypeScript finds no mistake', async () => {
  // The next time, it checks only what changed.
  const known = 'node_modules/.cache/tsc/known.tsbuildinfo';
  // By its path, because TypeScript 6 has a program of the same name.
  const compiler = 'node_modules/@typescript/native/bin/tsc';
  const { code, output } = await run([
    'node',
    compiler,
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    known,
  ]);
  if (code !== 0) expect.fail(output);
});

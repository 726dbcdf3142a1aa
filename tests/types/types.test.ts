import { expect, test } from 'vitest';
import { run } from '../support/program.ts';

test('TypeScript finds no mistake', async () => {
  // The next time, it checks only what changed.
  const known = 'node_modules/.cache/tsc/known.tsbuildinfo';
  const { code, output } = await run(['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', known]);
  if (code !== 0) expect.fail(output);
});

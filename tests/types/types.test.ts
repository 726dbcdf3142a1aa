import { expect, test } from 'vitest';
import { alone } from '../support/alone.ts';
import { ASTRO } from '../support/astro.ts';
import { run } from '../support/program.ts';

test('TypeScript finds no mistake', async () => {
  // A build writes types into `.astro/` too.
  await alone(ASTRO, async () => {
    for (const command of [
      ['astro', 'sync'],
      ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsc.tsbuildinfo'],
      // Again without what's newer than the oldest Node.js version that the package promises.
      ['tsc', '--noEmit', '--project', 'packages/mcp'],
    ]) {
      const { code, output } = await run(command);
      if (code !== 0) expect.fail(`${command.join(' ')}\n${output}`);
    }
  });
});

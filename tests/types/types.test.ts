import { expect, test } from 'vitest';
import { alone } from '../support/alone.ts';
import { ASTRO } from '../support/astro.ts';
import { run } from '../support/program.ts';

/** Checks a project; the next time, only what changed. */
function typesOf(project: string): string[] {
  const known = `node_modules/.cache/tsc/${project}/known.tsbuildinfo`;
  return ['tsc', '--noEmit', '--project', project, '--incremental', '--tsBuildInfoFile', known];
}

test('TypeScript finds no mistake', async () => {
  // A build writes types into `.astro/` too.
  await alone(ASTRO, async () => {
    for (const command of [
      ['astro', 'sync'],
      typesOf('.'),
      // Again without what's newer than the oldest Node.js version that the package promises.
      typesOf('packages/mcp'),
    ]) {
      const { code, output } = await run(command);
      if (code !== 0) expect.fail(`${command.join(' ')}\n${output}`);
    }
  });
});

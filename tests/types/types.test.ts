import { expect, test } from 'vitest';
import { run } from '../support/program.ts';

/** Checks a project; the next time, only what changed. */
function typesOf(project: string): string[] {
  const known = `node_modules/.cache/tsc/${project}/known.tsbuildinfo`;
  return ['tsc', '--noEmit', '--project', project, '--incremental', '--tsBuildInfoFile', known];
}

// The second time without what's newer than the oldest Node.js version that the package promises.
test.each(['.', 'packages/mcp'])('TypeScript finds no mistake in %s', async (project) => {
  const command = typesOf(project);
  const { code, output } = await run(command);
  if (code !== 0) expect.fail(`${command.join(' ')}\n${output}`);
});

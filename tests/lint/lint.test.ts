import { expect, test } from 'vitest';
import { run } from '../../scripts/lib/testing/program.ts';

test.each([
  ['biome', 'check', '--error-on-warnings'],
  ['node', 'scripts/prose/check.ts'],
  ['cspell', 'lint', '--no-progress', '--no-summary'],
  ['markdownlint-cli2'],
  ['depcruise', '--config', 'dependency-cruiser.config.mjs', 'src', 'packages', 'scripts'],
])('%s finds nothing', async (...command) => {
  const { code, output } = await run(command);
  if (code !== 0) expect.fail(output);
});

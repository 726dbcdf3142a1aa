import { expect, test } from 'vitest';
import { run } from '../support/program.ts';

test.concurrent.each([
  ['biome', 'check', '--error-on-warnings'],
  ['node', 'scripts/prose.ts'],
  [
    'cspell',
    'lint',
    '--no-progress',
    '--no-summary',
    '--cache',
    '--cache-location',
    'node_modules/.cache/cspell',
  ],
  ['markdownlint-cli2'],
  ['knip', '--no-progress', '--no-config-hints'],
  ['depcruise', '--config', 'dependency-cruiser.config.mjs', 'src', 'packages', 'scripts'],
])('%s finds nothing', async (...command) => {
  const { code, output } = await run(command);
  const fix = command[0] === 'biome' ? '\n`npm run format` corrects what can be corrected by itself.' : '';
  if (code !== 0) expect.fail(output + fix);
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gateTable, MINIMUM_SHARE, readMeasured, runGate } from '../../labs/search/gate.ts';
import { sourceOnDisk } from '../../labs/search/relevance.ts';
import { gateSets } from '../../labs/search/sets.ts';
import { builtDir } from '../../scripts/lib/testing/site-pages.ts';
import { loadSite } from '../../src/integrations/configuration.ts';

const results = await runGate(await gateSets(await loadSite('.'), builtDir), sourceOnDisk(builtDir));
const measured = await readMeasured();
console.log(gateTable(results));

test.each(results)('$name: 95 % of what was measured', ({ name, first, firstThree, missed, late }) => {
  const before = measured[name];
  expect(before, `tests/search/measured.json has no figures for ${name}`).toBeDefined();
  expect(first, late.join('; ')).toBeGreaterThanOrEqual(MINIMUM_SHARE * (before?.first ?? 100));
  expect(firstThree, missed.join('; ')).toBeGreaterThanOrEqual(MINIMUM_SHARE * (before?.firstThree ?? 100));
});

test('the index has at most 250 files', () => {
  const folder = join(builtDir, '_astro');
  const files = readdirSync(folder, { recursive: true }).filter((path) =>
    /^search-[0-9a-f]+\//.test(String(path)),
  );
  expect(files.length).toBeGreaterThan(0);
  // With search-index.json.
  expect(files.length + 1).toBeLessThanOrEqual(250);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { commandLine } from '../../scripts/command-line.ts';
import { builtDir, listPages } from '../../tests/support/site-pages.ts';
import { withBrowser } from '../../tests/support/with-browser.ts';
import { FAST, SLOW_PHONE } from './browser.ts';
import { measureBuilds, realSite } from './builds.ts';
import { type Row, table } from './figures.ts';
import { measureInspecting } from './inspecting.ts';
import { measureNavigation } from './navigation.ts';
import { measurePressing } from './pressing.ts';
import { measureReading } from './reading.ts';
import { measureSearch } from './searching.ts';
import { writeSyntheticSite } from './synthetic-site.ts';

const PARTS = ['reading', 'navigation', 'search', 'tools', 'builds'];
const REPORT = 'tests/.output/bench.md';
const PAGE = '/docs/js-sdk/getting-started/quick-start';

const { values, words } = commandLine({
  name: 'npm run lab -- bench',
  about:
    'Measures the most recent build (npm run build): paint times, page weight, navigation, search, and how fast the tools respond. Also measures builds of this site and of a synthetic one. Figures depend on the machine, so compare runs on the same one with nothing else running. The table is also written to tests/.output/bench.md.',
  options: {
    pages: { value: 'number', about: 'Number of pages in the synthetic site, or 0 for none (260).' },
    runs: { value: 'number', about: 'Number of runs per measurement (5; builds: 3).' },
  },
  words: { name: 'part', about: `Only these parts: ${PARTS.join(', ')}.` },
});
const unknown = words.filter((word) => !PARTS.includes(word));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Use any of ${PARTS.join(', ')}`);
  process.exit(2);
}
const wants = (part: string) => words.length === 0 || words.includes(part);
const runs = Number(values.runs ?? 5);
const rows: Row[] = [];

if (['reading', 'navigation', 'search', 'tools'].some(wants)) {
  const pages = listPages();
  const path = pages.some(({ address }) => address === PAGE) ? PAGE : (pages[1]?.address ?? '/');
  rows.push(...(await withBrowser(builtDir, (browser, base) => inBrowser(browser, base, path))));
}
if (wants('builds')) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const count = Number(values.pages ?? 260);
  const times = Number(values.runs ?? 3);
  try {
    rows.push(...(await measureBuilds(realSite(folder), times)));
    if (count > 0) {
      const source = join(folder, 'synthetic');
      const page = writeSyntheticSite(source, count);
      const site = { label: `${count} synthetic pages`, source, page, out: join(folder, 'synthetic-built') };
      rows.push(...(await measureBuilds(site, times)));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const report = table(rows);
mkdirSync('tests/.output', { recursive: true });
writeFileSync(REPORT, `${report}\n`);
console.log(report);

async function inBrowser(browser: Browser, base: string, path: string): Promise<Row[]> {
  return [
    ...(wants('reading') ? await measureReading(browser, base, path, [FAST, SLOW_PHONE], runs) : []),
    ...(wants('navigation') ? await measureNavigation(browser, base, path, [FAST, SLOW_PHONE], runs) : []),
    ...(wants('search') ? await measureSearch(browser, base, path, ['signing', 'certificate'], runs) : []),
    ...(wants('tools') ? await measurePressing(browser, base, runs) : []),
    ...(wants('tools') ? await measureInspecting(browser, base, runs) : []),
  ];
}

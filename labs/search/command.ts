import { commandLine } from '../../scripts/lib/cli/index.ts';
import { builtDir } from '../../scripts/lib/testing/site-pages.ts';
import { loadSite } from '../../src/integrations/configuration.ts';
import { builtRecords } from '../../src/integrations/search/index.ts';
import { indexFiles } from '../../src/integrations/search/index-files.ts';
import { gateTable, runGate } from './gate.ts';
import { measureInChromium } from './in-chromium.ts';
import { JUDGED, placeOf, type Query, readSet, sharesOf, sourceOnDisk, verdictsOf } from './relevance.ts';
import { gateSets } from './sets.ts';
import { measureSizes } from './size.ts';
import { syntheticRecords } from './synthetic.ts';

commandLine({
  name: 'npm run lab -- search',
  about:
    "Prints how accurate and how fast the embedded search is for the most recent build (npm run build). Times depend on the machine; sizes and percentages don't. Takes several minutes.",
});

const SIZES = [2_500, 10_000];

const data = await loadSite(process.env.SITE_SOURCE ?? '.');
const queries = await readSet('queries');
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;

const source = sourceOnDisk(builtDir);
for (const [kind, of] of Map.groupBy(queries, (query) => query.kind)) await print(kind, of);
await print('all of these', queries);
console.log(gateTable(await runGate(await gateSets(data, builtDir), source)));
for (const name of JUDGED) {
  const set = await readSet(name);
  const places = await Promise.all(set.map((query) => placeOf(query, source)));
  const { well, partly, none, wellInFirstThree } = verdictsOf(set, places);
  console.log(
    `${name}: ${well} of ${set.length} answered well, ${partly} partly, ${none} not; ${wellInFirstThree} well and in the first three`,
  );
}
for (const name of ['core-words', 'tasks', 'questions'] as const) {
  const set: Query[] = await readSet(name);
  await print(
    `${name}, tuned on`,
    set.filter(({ heldOut }) => !heldOut),
  );
  await print(
    `${name}, held out`,
    set.filter(({ heldOut }) => heldOut),
  );
}
for (const [isHeldOut, of] of Map.groupBy(await readSet('unrelated'), ({ heldOut }) => heldOut ?? false)) {
  const { signal } = new AbortController();
  const answers = await Promise.all(
    of.map(({ query }) => source.search({ query, offset: 0, limit: 1, signal })),
  );
  const found = answers.filter(({ total }) => total > 0).length;
  console.log(
    `unrelated, ${isHeldOut ? 'held out' : 'tuned on'}: ${of.length} queries, ${found} find something`,
  );
}

const figures = await measureInChromium(builtDir, queries);
console.log(`\nscript of the embedded search: ${kb(figures.script)}`);
console.log(
  `last key to results in the dialog, loaded, with its wait: median ${ms(figures.dialog.median)}, 95 % within ${ms(figures.dialog.p95)}`,
);
console.log(`of that the search: median ${ms(figures.keys.median)}, 95 % within ${ms(figures.keys.p95)}`);
console.log(
  `first answer of a query: median ${ms(figures.first.median)}, 95 % within ${ms(figures.first.p95)}`,
);

console.log(
  '\npages | sections | files | index | manifest | query: median, 95 %, most | requests | CPU to build',
);
const records = await builtRecords(data, builtDir);
const pages = new Set(records.map(({ pageAddress }) => pageAddress)).size;
for (const size of [pages, ...SIZES]) {
  const some = size === pages ? records : syntheticRecords(records, size);
  const before = process.cpuUsage();
  const files = indexFiles(some);
  const { user } = process.cpuUsage(before);
  const { index, manifest, query, requests } = await measureSizes(files, queries);
  console.log(
    [
      size,
      some.length,
      files.size,
      kb(index),
      kb(manifest),
      `${kb(query.median)}, ${kb(query.p95)}, ${kb(query.most)}`,
      `${requests.median} to ${requests.most}`,
      `${(user / 1e6).toFixed(1)} s`,
    ].join(' | '),
  );
}

async function print(name: string, of: readonly Query[]) {
  const places = await Promise.all(of.map((query) => placeOf(query, source)));
  const { queries: count, first, firstThree } = sharesOf(places);
  console.log(
    `${name}: ${count} queries, first ${first.toFixed(1)} %, first three ${firstThree.toFixed(1)} %`,
  );
}

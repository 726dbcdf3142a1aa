import { readFileSync, writeFileSync } from 'node:fs';
import { loadConfig } from '../src/config/index.ts';
import { libraries } from '../src/content/data/libraries.ts';
import { convertedLists, oldListsNote } from '../src/content/data/trust-lists.ts';
import { sourceDir } from '../src/content/source.ts';
import { commandLine } from './lib/cli/index.ts';
import { changelogOf } from './lib/freshness/changelog.ts';
import { heldVersions } from './lib/freshness/held.ts';
import { collectMentions } from './lib/freshness/mentions.ts';
import { eachOnce, newestOfAll } from './lib/freshness/newest.ts';
import { quotingPages } from './lib/freshness/quotes.ts';
import { freshnessTable, rowsOf } from './lib/freshness/report.ts';
import { isWork, workList } from './lib/freshness/work-list.ts';

/** Ignored by git, because it's valid for only a day. */
const WORK_LIST = 'work-list.md';

const { values } = commandLine({
  name: 'npm run freshness',
  about: `Lists installed packages, and versions that pages, samples, and data were checked with, that have a newer release in a registry. Writes ${WORK_LIST}: what changed in each, from the package's changelog, and which pages and samples to review. Also lists trust lists that weren't read from their publisher in the last 60 days. Needs network access. Versions in data/held-versions.json are held back intentionally.`,
  options: { json: { about: 'Prints JSON for other programs instead of a table, and writes no work list.' } },
});
const written: unknown = JSON.parse(readFileSync('data/held-versions.json', 'utf8'));
const held = heldVersions(written, libraries(sourceDir).libraries);
const mentions = collectMentions();
const rows = rowsOf(mentions, await newestOfAll(mentions), held);
if (values.json) {
  console.log(JSON.stringify(rows, null, 2));
} else {
  const behind = rows.filter(isWork).map((row) => ({ ...row, name: row.package }));
  const changelogs = await eachOnce(behind, (row) => changelogOf(row, row.newest ?? row.checked));
  const { site } = await loadConfig(sourceDir);
  const lists = convertedLists(site, sourceDir).lists.map(({ file }) => file);
  const old = oldListsNote(lists, new Date());
  writeFileSync(WORK_LIST, workList(rows, changelogs, quotingPages(), old === undefined ? [] : [old]));
  console.log(freshnessTable(rows));
  if (old !== undefined) console.log(`\n${old}`);
  console.log(`\nWhat to do: ${WORK_LIST}`);
}

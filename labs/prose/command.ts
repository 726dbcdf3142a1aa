import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commandLine } from '../../scripts/command-line.ts';
import { readPage } from '../../src/features/prose/page.ts';
import { type Counts, FIGURES, measure, missedBy, sum, typeOf } from './measure.ts';

const { values } = commandLine({
  name: 'npm run lab -- prose',
  about:
    'Prints figures about the pages in docs/: words in tables and paragraphs, colons, fused sentences, versions, test log, links, and “you”, per page and for the site, next to the bands.',
  options: { under: { about: 'Measures only the pages in this folder of docs/.', value: 'folder' } },
});

const root = resolve(import.meta.dirname, '../..');
const pages = globSync(`docs/${values.under ? `${values.under}/` : ''}**/*.mdx`, { cwd: root })
  .map((file) => readPage(file, readFileSync(join(root, file), 'utf8')))
  .map((page) => ({ name: page.file.slice('docs/'.length), type: typeOf(page), counts: measure(page) }))
  .sort((a, b) => missedBy(b.counts).length - missedBy(a.counts).length || a.name.localeCompare(b.name));

const width = Math.max(4, ...pages.map(({ name }) => name.length));
const line = (name: string, type: string, cells: readonly string[]) =>
  console.log(
    [
      name.padEnd(width),
      type.padEnd(9),
      ...cells.map((cell, at) => cell.padStart(FIGURES[at]?.name.length ?? 0)),
    ].join('  '),
  );
const cellsOf = (counts: Counts) => FIGURES.map(({ of }) => of(counts)?.toFixed(1).replace(/\.0$/, '') ?? '');

line(
  'page',
  'type',
  FIGURES.map(({ name }) => name),
);
for (const { name, type, counts } of pages) line(name, type, cellsOf(counts));
const taught = pages.filter(({ type }) => type !== 'reference').map(({ counts }) => counts);
line(`${taught.length} pages without references`, '', cellsOf(sum(taught)));
line(
  'band',
  '',
  FIGURES.map(({ band: [least, most] }) =>
    least === 0 ? `≤ ${most}` : most === 100 ? `≥ ${least}` : `${least}–${most}`,
  ),
);

import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commandLine } from '../../scripts/lib/cli/index.ts';
import { readPage } from '../../scripts/prose/page.ts';
import { type Counts, measure, sum, typeOf } from './measure.ts';

const { values } = commandLine({
  name: 'npm run lab -- prose',
  about:
    'Prints how the pages in docs/ teach: words in tables and paragraphs, connectives, colons, versions, bare headings, and pictures, per page and for the site, next to the targets.',
  options: { under: { about: 'Measures only the pages in this folder of docs/.', value: 'folder' } },
});

interface Figure {
  name: string;
  /** Undefined if the page has nothing to measure. */
  of(counts: Counts): number | undefined;
  target: number;
  /** Whether the target is the least; otherwise, it's the most. */
  isLeast?: boolean;
}

const per400 = (count: number, { words }: Counts) => (words ? (400 * count) / words : undefined);
const percent = (part: number, whole: number) => (whole ? (100 * part) / whole : undefined);

const FIGURES: readonly Figure[] = [
  { name: 'tables %', of: (counts) => percent(counts.inTables, counts.words), target: 20 },
  {
    name: 'paragraphs %',
    of: (counts) => percent(counts.inParagraphs, counts.words),
    target: 60,
    isLeast: true,
  },
  { name: ': ; /400', of: (counts) => per400(counts.colons, counts), target: 6 },
  { name: 'because /400', of: (counts) => per400(counts.connectives, counts), target: 2.5, isLeast: true },
  { name: 'versions /400', of: (counts) => per400(counts.versions, counts), target: 1.5 },
  { name: 'bare headings', of: ({ bareHeadings }) => bareHeadings, target: 0 },
  {
    name: 'tasks shown %',
    of: (counts) => percent(counts.shownTaskPages, counts.taskPages),
    target: 60,
    isLeast: true,
  },
];

const misses = ({ of, target, isLeast }: Figure, counts: Counts): boolean => {
  const figure = of(counts);
  return figure !== undefined && (isLeast ? figure < target : figure > target);
};
const missed = (counts: Counts) => FIGURES.filter((figure) => misses(figure, counts)).length;

const root = resolve(import.meta.dirname, '../..');
const pages = globSync(`docs/${values.under ? `${values.under}/` : ''}**/*.mdx`, { cwd: root })
  .map((file) => readPage(file, readFileSync(join(root, file), 'utf8')))
  .map((page) => ({ name: page.file.slice('docs/'.length), type: typeOf(page), counts: measure(page) }))
  .sort((a, b) => missed(b.counts) - missed(a.counts) || a.name.localeCompare(b.name));

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
  'target',
  '',
  FIGURES.map(({ target, isLeast }) => `${isLeast ? '≥' : '≤'} ${target}`),
);

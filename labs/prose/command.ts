import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { program } from 'commander';
import {
  type Block,
  blocksOf,
  CODE,
  nodesOf,
  type ProsePage,
  readPage,
  sentencesOf,
} from '../../src/features/prose/page.ts';
import { countWords } from '../../src/features/prose/rules/form.ts';

interface Figure {
  name: string;
  /** Undefined if the page has nothing to measure. */
  of(counts: Counts): number | undefined;
  /** The least and the most of a page that reads well. Pages outside of it are read again; nothing fails. */
  band: readonly [least: number, most: number];
}

const per400 = (count: number, { words }: Counts) => (words ? (400 * count) / words : undefined);
const percent = (part: number, whole: number) => (whole ? (100 * part) / whole : undefined);

const FIGURES: readonly Figure[] = [
  { name: 'tables %', of: (counts) => percent(counts.inTables, counts.words), band: [0, 20] },
  { name: 'paragraphs %', of: (counts) => percent(counts.inParagraphs, counts.words), band: [60, 100] },
  { name: ': ; /400', of: (counts) => per400(counts.colons, counts), band: [2, 6] },
  { name: 'fused %', of: (counts) => percent(counts.fused, counts.sentences), band: [0, 12] },
  { name: 'fused twice', of: ({ fusedTwice }) => fusedTwice, band: [0, 0] },
  { name: 'so because /400', of: (counts) => per400(counts.reasons, counts), band: [1, 2.5] },
  { name: 'versions /400', of: (counts) => per400(counts.versions, counts), band: [0, 1] },
  { name: 'test log', of: ({ testLog }) => testLog, band: [0, 0] },
  { name: 'links /400', of: (counts) => per400(counts.links, counts), band: [0, 4.5] },
  { name: 'you /400', of: (counts) => per400(counts.you, counts), band: [11, 100] },
];

/** The names of the figures that a page has outside of their bands. */
const missedBy = (counts: Counts): string[] =>
  FIGURES.filter(({ of, band: [least, most] }) => {
    const figure = of(counts);
    return figure !== undefined && (figure < least || figure > most);
  }).map(({ name }) => name);

/** What's counted on one page. Sums of them are the counts of a site. */
const NONE = {
  words: 0,
  inTables: 0,
  inParagraphs: 0,
  colons: 0,
  sentences: 0,
  /** Sentences that join two facts with *so*, *because*, or *which*. */
  fused: 0,
  /** Pairs of them, one after the other. */
  fusedTwice: 0,
  /** *So* and *because*, wherever they stand. */
  reasons: 0,
  versions: 0,
  /** What was tested, told in a sentence instead of a badge. */
  testLog: 0,
  links: 0,
  you: 0,
};
type Counts = typeof NONE;

const FUSED = /, so |,? because |, which /i;
const REASONS = /\b(?:because|so)\b/gi;
const TEST_LOG =
  /\bwe (?:ran|tried|tested|read|signed|measured|checked|opened)\b|\bhaven['’]t (?:run|tried|tested)\b|\bour tests?\b/gi;
const YOU = /\byou(?:r|rs|rself|['’](?:re|ll|ve|d))?\b/gi;
const COLONS = /[:;](?=\s|$)/g;
/** `16.5 s` and `2.1 MB` are measurements. */
const VERSIONS =
  /(?<![\w.])\d+\.\d+(?:\.\d+)?(?![\w%]|\.\d|[ \u00A0](?:m?s|[kKMG]i?B|seconds|minutes|million|×|points?)(?!\w))/g;

const countOf = (texts: readonly string[], pattern: RegExp) =>
  texts.reduce((total, text) => total + (text.match(pattern)?.length ?? 0), 0);

function measure(page: ProsePage): Counts {
  const blocks = blocksOf(page);
  const textOf = ({ text }: Block) => text.replaceAll(CODE, 'code');
  const texts = blocks.map(textOf);
  // Differences between versions belong in a folded box, so what's there doesn't count.
  const shown = blocks.filter(({ isFolded }) => !isFolded).map(textOf);
  const wordsIn = (some: typeof blocks) => some.reduce((total, { text }) => total + countWords(text), 0);
  const sentences = blocks
    .filter(({ kind }) => kind === 'paragraph')
    .map(({ text }) => sentencesOf(text).map((sentence) => FUSED.test(sentence)));
  return {
    words: wordsIn(blocks),
    inTables: wordsIn(blocks.filter(({ kind }) => kind === 'tableCell')),
    inParagraphs: wordsIn(blocks.filter(({ kind, inList }) => kind === 'paragraph' && !inList)),
    colons: countOf(texts, COLONS),
    sentences: sentences.flat().length,
    fused: sentences.flat().filter(Boolean).length,
    fusedTwice: sentences.flatMap((some) => some.filter((isFused, at) => isFused && some[at - 1])).length,
    reasons: countOf(texts, REASONS),
    versions: countOf(shown, VERSIONS),
    testLog: countOf(texts, TEST_LOG),
    links: [...nodesOf(page.tree, ['link'])].length,
    you: countOf(texts, YOU),
  };
}

/** The type in a page's front matter. */
const typeOf = ({ lines }: ProsePage): string =>
  lines.find((line) => line.startsWith('type: '))?.slice('type: '.length) ?? 'task';

function sum(all: readonly Counts[]): Counts {
  const total = { ...NONE };
  for (const counts of all) {
    for (const key of Object.keys(NONE) as Array<keyof Counts>) total[key] += counts[key];
  }
  return total;
}

const { under } = program
  .name('npm run lab -- prose')
  .description(
    'Prints figures about the pages in docs/: words in tables and paragraphs, colons, fused sentences, versions, test log, links, and “you”, per page and for the site, next to the bands.',
  )
  .option('--under <folder>', 'Measures only the pages in this folder of docs/.')
  .parse()
  .opts<{ under?: string }>();

const root = resolve(import.meta.dirname, '../..');
const pages = globSync(`docs/${under ? `${under}/` : ''}**/*.mdx`, { cwd: root })
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

import { CODE } from '../../scripts/prose/code.ts';
import { nodesOf, type ProsePage } from '../../scripts/prose/page.ts';
import { bareHeadings } from '../../scripts/prose/rules/introductions.ts';
import { countWords } from '../../scripts/prose/rules/sentence-length.ts';
import { type Block, blocksOf } from '../../scripts/prose/text.ts';

/** What's counted on one page. Sums of them are the counts of a site. */
const NONE = {
  words: 0,
  inTables: 0,
  inParagraphs: 0,
  colons: 0,
  connectives: 0,
  versions: 0,
  /** Headings whose section begins with a table, code, or another heading, without a sentence. */
  bareHeadings: 0,
  taskPages: 0,
  /** Task pages with a drawing, an image, or a tool. */
  shownTaskPages: 0,
};
export type Counts = typeof NONE;

const CONNECTIVES =
  /\b(?:because|so that|for example|instead|therefore|otherwise|that's why|although|however|unless)\b|(?<=, )so\b|(?<=^|[.!?] )So\b/gi;
const COLONS = /[:;](?=\s|$)/g;
/** `16.5 s` and `2.1 MB` are measurements. */
const VERSIONS =
  /(?<![\w.])\d+\.\d+(?:\.\d+)?(?![\w%]|\.\d|[ \u00A0](?:m?s|[kKMG]i?B|seconds|minutes|million|×|points?)(?!\w))/g;

/** Components that show something. The others list or quote. */
const SHOWN = new Set([
  'Diagram',
  'Example',
  'ExampleGallery',
  'Inspector',
  'CertificateClinic',
  'SigningLab',
  'Sandbox',
  'AttackVerdicts',
]);

const countOf = (texts: readonly string[], pattern: RegExp) =>
  texts.reduce((total, text) => total + (text.match(pattern)?.length ?? 0), 0);

export function measure(page: ProsePage): Counts {
  const blocks = blocksOf(page);
  const textOf = ({ text }: Block) => text.replaceAll(CODE, 'code');
  const texts = blocks.map(textOf);
  // Differences between versions belong in a folded box, so what's there doesn't count.
  const shown = blocks.filter(({ isFolded }) => !isFolded).map(textOf);
  const wordsIn = (some: typeof blocks) => some.reduce((total, { text }) => total + countWords(text), 0);
  const isTask = typeOf(page) === 'task';
  const isShown = [...nodesOf(page.tree, ['image', 'mdxJsxFlowElement'])].some(
    ({ node }) => node.type === 'image' || SHOWN.has(node.name ?? ''),
  );
  return {
    words: wordsIn(blocks),
    inTables: wordsIn(blocks.filter(({ kind }) => kind === 'tableCell')),
    inParagraphs: wordsIn(blocks.filter(({ kind, inList }) => kind === 'paragraph' && !inList)),
    colons: countOf(texts, COLONS),
    connectives: countOf(texts, CONNECTIVES),
    versions: countOf(shown, VERSIONS),
    bareHeadings: bareHeadings(page).length,
    taskPages: Number(isTask),
    shownTaskPages: Number(isTask && isShown),
  };
}

/** The type in a page's front matter. */
export const typeOf = ({ lines }: ProsePage): string =>
  lines.find((line) => line.startsWith('type: '))?.slice('type: '.length) ?? 'task';

export function sum(all: readonly Counts[]): Counts {
  const total = { ...NONE };
  for (const counts of all) {
    for (const key of Object.keys(NONE) as Array<keyof Counts>) total[key] += counts[key];
  }
  return total;
}

import { CODE } from '../../scripts/prose/code.ts';
import { nodesOf, type ProsePage } from '../../scripts/prose/page.ts';
import { countWords } from '../../scripts/prose/rules/sentence-length.ts';
import { blocksOf } from '../../scripts/prose/text.ts';

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
const VERSIONS = /(?<![\w.])\d+\.\d+(?:\.\d+)?(?![\w%]|\.\d)/g;

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
const BARE = new Set(['table', 'code', 'mdxJsxFlowElement', 'heading']);

const countOf = (texts: readonly string[], pattern: RegExp) =>
  texts.reduce((total, text) => total + (text.match(pattern)?.length ?? 0), 0);

export function measure(page: ProsePage): Counts {
  const blocks = blocksOf(page);
  const texts = blocks.map(({ text }) => text.replaceAll(CODE, 'code'));
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
    versions: countOf(texts, VERSIONS),
    bareHeadings: bareHeadings(page),
    taskPages: Number(isTask),
    shownTaskPages: Number(isTask && isShown),
  };
}

/** The type in a page's front matter. */
export const typeOf = ({ lines }: ProsePage): string =>
  lines.find((line) => line.startsWith('type: '))?.slice('type: '.length) ?? 'task';

/** Next steps are cards on every page, so they don't count. */
function bareHeadings({ tree }: ProsePage): number {
  const blocks = 'children' in tree ? tree.children : [];
  return blocks.filter(({ type }, index) => {
    const after = blocks[index + 1];
    if (type !== 'heading' || !after) return false;
    return BARE.has(after.type) && !(after.type === 'mdxJsxFlowElement' && after.name === 'Cards');
  }).length;
}

export function sum(all: readonly Counts[]): Counts {
  const total = { ...NONE };
  for (const counts of all) {
    for (const key of Object.keys(NONE) as Array<keyof Counts>) total[key] += counts[key];
  }
  return total;
}

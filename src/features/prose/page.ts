import { type MdastNode, mdxToMdast } from 'satteri';
import { attributeValues } from '../../content/markdown/component.ts';
import { sourceDir } from '../../content/source.ts';
import { withVersions } from '../samples/versions.ts';

/** Replaces code in a sentence: a word that no rule checks. */
export const CODE = '\uFFFC';

/** A page as the prose rules read it. */
export interface ProsePage {
  /** Path in the project, as messages show it. */
  file: string;
  /** As written; in the tree, recommended versions are filled in. */
  lines: string[];
  /** Title, description, and sidebar label, with their lines. */
  matter: Array<{ key: string; line: number; text: string }>;
  tree: MdastNode;
}

/** A mistake that a rule found: where it is, what's wrong, and the fix. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

export type Rule = (page: ProsePage) => Problem[];

/** Reads a page. @throws Error with the file if it isn't valid MDX */
export function readPage(file: string, source: string): ProsePage {
  const lines = source.split('\n');
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : 0;
  const matter = lines.slice(0, Math.max(end, 0)).flatMap((text, index) => {
    const [, key, value] = /^(title|description|sidebarLabel): *(.*)$/.exec(text) ?? [];
    return key && value ? [{ key, line: index + 1, text: withoutQuotations(value.trim()) }] : [];
  });
  try {
    const features = { directive: true, headingAttributes: true };
    return { file, lines, matter, tree: mdxToMdast(withVersions(source, sourceDir), { features }) };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

/** The strings of a data file as a page of separate lines, because pages are generated from them. */
export function readData(file: string, source: string): ProsePage {
  const lines = source.split('\n');
  /** How the line begins that closes a list of spellings to avoid, of commands, or of the SDK's texts, which aren't prose. */
  let closing: string | undefined;
  const matter = lines.flatMap((line, index) => {
    const [, indent = '', bracket] = /^(\s*)"(?:avoid|commands|says)": ([[{])$/.exec(line) ?? [];
    if (bracket) closing ??= indent + (bracket === '[' ? ']' : '}');
    if (closing !== undefined) {
      if (line.startsWith(closing)) closing = undefined;
      return [];
    }
    const [, key = 'data', text] = /^\s*(?:"(\w+)": )?"((?:[^"\\]|\\.)*)",?$/.exec(line) ?? [];
    // The title of a clause is quoted from the specification, and a type is code.
    if (!text?.includes(' ') || key === 'title' || key === 'type') return [];
    return [{ key: 'data', line: index + 1, text: text.replace(/`[^`]*`|\{@link [^}]*\}/g, CODE) }];
  });
  return { file, lines, matter, tree: { type: 'root', children: [] } };
}

/** A YAML string without its quotation marks; text that isn't valid YAML stays as it is. */
const withoutQuotations = (text: string): string =>
  /^"(?:[^"\\]|\\.)*"$/.test(text) ? (JSON.parse(text) as string) : text.replace(/^'([\s\S]*)'$/, '$1');

export type NodeOf<Type extends MdastNode['type']> = Extract<MdastNode, { type: Type }>;

/** Every node of the given types, in page order, with its ancestors, outermost first. */
export function* nodesOf<Type extends MdastNode['type']>(
  node: MdastNode,
  types: readonly Type[],
  above: readonly MdastNode[] = [],
): Generator<{ node: NodeOf<Type>; above: readonly MdastNode[] }> {
  if ((types as readonly string[]).includes(node.type)) yield { node: node as NodeOf<Type>, above };
  if (!('children' in node)) return;
  for (const child of node.children) yield* nodesOf(child as MdastNode, types, [...above, node]);
}

export const lineOf = ({ position }: MdastNode): number => position?.start.line ?? 1;

/** A span of words on one line of the source. */
export interface Words {
  line: number;
  text: string;
}

/** Blocks that contain words, as one text each. */
const BLOCKS = ['paragraph', 'heading', 'tableCell'] as const;

/** The text of a node as readers see it: labels of links, words of terms, and a placeholder for code. */
export function plainText(node: MdastNode): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return CODE;
  if (node.type === 'break') return '\n';
  // `c2pa:assertions` and `12:30` are words here, because the page restores them as written.
  if (node.type === 'textDirective' && node.name !== 'term') return `:${node.name}`;
  return 'children' in node ? node.children.map((child) => plainText(child as MdastNode)).join('') : '';
}

/** A paragraph, heading, or table cell, with the line it begins on, without pictures and components. */
export interface Block extends Words {
  kind: (typeof BLOCKS)[number];
  inList: boolean;
  /** In a box that's closed until a reader opens it. */
  isFolded: boolean;
}

export function blocksOf({ tree }: ProsePage): Block[] {
  return [...nodesOf(tree, BLOCKS)].map(({ node, above }) => ({
    kind: node.type,
    line: lineOf(node),
    text: plainText(node),
    inList: above.some(({ type }) => type === 'listItem'),
    isFolded: above.some((node) => node.type === 'containerDirective' && node.name === 'details'),
  }));
}

/** All text on a page, line by line: prose, front matter, and components' texts. */
export function wordsOf(page: ProsePage): Words[] {
  const prose = blocksOf(page).flatMap(({ line, text }) =>
    text.split('\n').map((words, index) => ({ line: line + index, text: words })),
  );
  return [...page.matter, ...prose, ...componentWords(page)];
}

/** Texts in components' attributes, such as a drawing's alternative text. */
const SPOKEN = new Set(['alt', 'caption', 'text']);

function componentWords({ tree, lines }: ProsePage): Words[] {
  return [...nodesOf(tree, ['mdxJsxFlowElement'])].flatMap(({ node }) => {
    const from = lineOf(node);
    const to = node.position?.end.line ?? from;
    const texts = textsIn(attributeValues(node.attributes));
    return texts.map((text) => {
      const offset = lines.slice(from - 1, to).findIndex((line) => line.includes(text));
      return { line: from + Math.max(offset, 0), text };
    });
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (SPOKEN.has(key) ? [inner] : []) : textsIn(inner),
  );
}

/** Periods that don't end a sentence. */
const ABBREVIATIONS = /\b(?:e\.g|i\.e|etc|vs|no|nos|approx|cf|inc|ltd|st|dr|mr|ms)\.$/i;

/** Splits a text into sentences. A line break or a colon doesn't end one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let begun = '';
  for (const part of text.split(/(?<=[.?!]["”’)\]]*)\s+(?=["“‘([]*[\p{Lu}\p{N}\uFFFC])/u)) {
    begun = begun ? `${begun} ${part}` : part;
    if (ABBREVIATIONS.test(begun)) continue;
    sentences.push(begun);
    begun = '';
  }
  return [...sentences, begun].map((one) => one.trim()).filter(Boolean);
}

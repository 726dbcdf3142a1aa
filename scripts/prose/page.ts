import { type MdastNode, mdxToMdast } from 'satteri';
import { withVersions } from '../../src/content/samples/recommended.ts';
import { sourceDir } from '../../src/content/source.ts';
import { CODE } from './code.ts';

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
    return key && value ? [{ key, line: index + 1, text: unquoted(value.trim()) }] : [];
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
const unquoted = (text: string): string =>
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

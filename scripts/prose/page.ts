import { type MdastNode, mdxToMdast } from 'satteri';
import { CODE } from './code.ts';

/** A page of the docs as the rules of prose see it. */
export interface ProsePage {
  /** Path below the project, as it is told. */
  file: string;
  lines: string[];
  /** Title and description, with their lines. */
  matter: Array<{ key: string; line: number; text: string }>;
  tree: MdastNode;
}

/** Something that a rule found: place, what is wrong, what to do. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

export type Rule = (page: ProsePage) => Problem[];

/** Reads a page. @throws Error with file and line when it is no MDX */
export function readPage(file: string, source: string): ProsePage {
  const lines = source.split('\n');
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : 0;
  const matter = lines.slice(0, Math.max(end, 0)).flatMap((text, index) => {
    const [, key, value] = /^(title|description|sidebarLabel): *(.*)$/.exec(text) ?? [];
    return key && value ? [{ key, line: index + 1, text: unquoted(value.trim()) }] : [];
  });
  try {
    const features = { directive: true, headingAttributes: true };
    return { file, lines, matter, tree: mdxToMdast(source, { features }) };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

/** Strings of a data file as a page of single lines: pages made from data are read, too. */
export function readData(file: string, source: string): ProsePage {
  const lines = source.split('\n');
  /** The beginning of the line that closes a list of spellings to avoid, or of commands: neither is prose. */
  let closing: string | undefined;
  const matter = lines.flatMap((line, index) => {
    const [, indent = '', bracket] = /^(\s*)"(?:avoid|commands)": ([[{])$/.exec(line) ?? [];
    if (bracket) closing ??= indent + (bracket === '[' ? ']' : '}');
    if (closing !== undefined) {
      if (line.startsWith(closing)) closing = undefined;
      return [];
    }
    const [, key = 'data', text] = /^\s*(?:"(\w+)": )?"((?:[^"\\]|\\.)*)",?$/.exec(line) ?? [];
    // The title of a clause is the name of its place, a type is code.
    if (!text?.includes(' ') || key === 'title' || key === 'type') return [];
    return [{ key: 'data', line: index + 1, text: text.replace(/`[^`]*`|\{@link [^}]*\}/g, CODE) }];
  });
  return { file, lines, matter, tree: { type: 'root', children: [] } };
}

const unquoted = (text: string): string =>
  /^"[\s\S]*"$/.test(text) ? (JSON.parse(text) as string) : text.replace(/^'([\s\S]*)'$/, '$1');

export type NodeOf<Type extends MdastNode['type']> = Extract<MdastNode, { type: Type }>;

/** Every node of a kind, in the order of the page, with what it stands in, outermost first. */
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

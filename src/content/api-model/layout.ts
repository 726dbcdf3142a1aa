import { type Bracket, type Lexeme, lex, type Node, parts } from './lex.ts';
import type { Token } from './model.ts';
import { concat, type Doc, group, indent, join, line, newLine, print, softLine } from './pretty.ts';

/** Width of a code line in the text column, in characters. */
const WIDTH = 76;

/** Breaks a declaration into lines: one that doesn't fit is broken at its parameters, properties, or alternatives. */
export const layOut = (tokens: readonly Token[], width = WIDTH): Token[][] =>
  print(join(itemDocs(tokens), line), width);

/**
 * An interface or class with its members, one per line.
 * @param head the text before the opening brace
 */
export function layOutMembers(head: readonly Token[], members: ReadonlyArray<readonly Token[]>): Token[][] {
  const docs = members.map((member) => join(itemDocs(member), line));
  const body = docs.length ? concat(indent(newLine, join(docs, newLine)), newLine) : concat();
  return print(concat(join(itemDocs(head), line), { text: ' {' }, body, { text: '}' }), WIDTH);
}

/** A type or declaration on one line. */
export const oneLine = (tokens: readonly Token[]): Token[] =>
  lex(tokens).flatMap((lexeme, i) =>
    lexeme.space && i > 0 ? [{ text: ' ' }, bare(lexeme)] : [bare(lexeme)],
  );

/** The text of a type or declaration on one line. */
export const plain = (tokens: readonly Token[]): string =>
  oneLine(tokens)
    .map(({ text }) => text)
    .join('');

const itemDocs = (tokens: readonly Token[]): Doc[] => parts(lex(tokens)).map(itemDoc);

const bare = ({ text, ref }: Lexeme): Token => (ref === undefined ? { text } : { text, ref });

const firstLexeme = (node: Node): Lexeme => ('open' in node ? node.open : node);

const isOneOf = (node: Node, texts: readonly string[]) => 'text' in node && texts.includes(node.text);

/** A parameter, a property, or a whole declaration; if it contains a union, it's broken at the bars. */
function itemDoc(nodes: readonly Node[]): Doc {
  if (!nodes.some((node) => isOneOf(node, ['|']))) return run(nodes);
  const end = nodes.findLastIndex((node) => isOneOf(node, [',', ';']));
  const start = nodes.findLastIndex((node) => isOneOf(node, ['=', ':', '=>'])) + 1;
  const union = nodes.slice(start, end < 0 ? undefined : end);
  const [head, tail] = [nodes.slice(0, start), end < 0 ? [] : nodes.slice(end)];
  const alternatives: Node[][] = [[]];
  const bars: Array<Lexeme | undefined> = [undefined];
  for (const node of union) {
    if ('text' in node && node.text === '|') {
      if (alternatives.at(-1)?.length === 0) bars[bars.length - 1] = node;
      else {
        alternatives.push([]);
        bars.push(node);
      }
    } else alternatives.at(-1)?.push(node);
  }
  const docs = alternatives.map((alternative, i) => {
    const bar = i === 0 ? { ifBroken: '| ' } : { text: '| ' };
    const notes = (bars[i]?.comments ?? []).flatMap((text) => [{ text }, newLine]);
    return concat(...notes, bar, run(alternative, true));
  });
  const broken = concat(start > 0 ? line : softLine, join(docs, line));
  return concat(run(head), start > 0 ? group(indent(broken)) : group(broken), run(tail));
}

/** Tokens in sequence, with the spaces from the source. */
function run(nodes: readonly Node[], isFirstTight = true): Doc {
  return concat(
    ...nodes.map((node, i) => {
      const first = firstLexeme(node);
      const notes = first.comments.flatMap((text) => [{ text }, newLine]);
      const blank = first.space && !(i === 0 && isFirstTight) ? [{ text: ' ' }] : [];
      return concat(...notes, ...blank, 'open' in node ? bracketDoc(node) : bare(node));
    }),
  );
}

function bracketDoc({ open, items, close }: Bracket): Doc {
  const start = bare(open);
  const end = { text: close.text };
  if (items.length === 0) return concat(start, end);
  // A type argument alone on a line is harder to read than a long line.
  if (close.text === '>')
    return concat(
      start,
      join(
        items.map((item) => run(item)),
        { text: ' ' },
      ),
      end,
    );
  const inside = join(items.map(itemDoc), line);
  const edge = close.text === '}' ? line : softLine;
  return group(start, indent(edge, inside), edge, end);
}

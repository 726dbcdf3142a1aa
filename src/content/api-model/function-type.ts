import { type Bracket, type Lexeme, lex, type Node, parts } from './lex.ts';
import type { ModelItem, ModelParameter, Token } from './model.ts';

/** The tokens that the nodes were created from. */
function tokensOf(nodes: readonly Node[]): Token[] {
  return nodes.flatMap((node): Token[] => {
    if (!('open' in node)) return spaced(node);
    return [...spaced(node.open), ...node.items.flatMap(itemTokens), ...spaced(node.close)];
  });
}

const itemTokens = (item: readonly Node[]): Token[] => tokensOf(item);
const spaced = ({ text, ref, space }: Lexeme): Token[] => [
  ...(space ? [{ text: ' ' }] : []),
  ref === undefined ? { text } : { text, ref },
];

const isBracket = (node: Node | undefined, text: string): node is Bracket =>
  node !== undefined && 'open' in node && node.open.text === text;

const isText = (node: Node | undefined, text: string) =>
  node !== undefined && 'text' in node && node.text === text;

/**
 * The parameters and result of a type such as `(uri: string) => Promise<void>`; undefined if the type isn't a
 * function.
 */
export function functionType(
  type: readonly Token[],
): Pick<ModelItem, 'parameters' | 'returns' | 'typeParameters'> | undefined {
  const [nodes = []] = parts(lex(type));
  const generic = isBracket(nodes[0], '<') ? nodes[0] : undefined;
  const [list, arrow, ...result] = generic ? nodes.slice(1) : nodes;
  if (!isBracket(list, '(') || !isText(arrow, '=>')) return undefined;
  return {
    typeParameters: (generic?.items ?? []).map(typeParameter),
    parameters: list.items.map(parameter),
    returns: trimmed(tokensOf(result)),
  };
}

function parameter(item: readonly Node[]): ModelParameter {
  const nodes = withoutComma(item);
  const colon = nodes.findIndex((node) => isText(node, ':'));
  const head = nodes.slice(0, colon < 0 ? undefined : colon);
  const name = tokensOf(head)
    .map(({ text }) => text)
    .join('')
    .trim();
  return {
    name: name.replace(/^\.\.\./, '').replace(/\?$/, ''),
    optional: name.endsWith('?'),
    type: colon < 0 ? [] : trimmed(tokensOf(nodes.slice(colon + 1))),
  };
}

function typeParameter(item: readonly Node[]): ModelItem['typeParameters'][number] {
  const [name, ...rest] = withoutComma(item);
  const equals = rest.findIndex((node) => isText(node, '='));
  const [before, after] = equals < 0 ? [rest, []] : [rest.slice(0, equals), rest.slice(equals + 1)];
  return {
    name: name && 'text' in name ? name.text : '',
    constraint: trimmed(tokensOf(before.slice(isText(before[0], 'extends') ? 1 : 0))),
    fallback: trimmed(tokensOf(after)),
  };
}

const withoutComma = (item: readonly Node[]): Node[] => item.filter((node) => !isText(node, ','));

const trimmed = ([first, ...rest]: Token[]): Token[] =>
  first === undefined ? [] : first.text === ' ' ? rest : [first, ...rest];

/** Members whose type is a function are methods to their callers. */
export function asMethods(item: ModelItem): ModelItem {
  const called = item.kind === 'property' ? functionType(item.type) : undefined;
  const members = item.members.map(asMethods);
  return called ? { ...item, ...called, kind: 'method', members } : { ...item, members };
}

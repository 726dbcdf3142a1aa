import ts from 'typescript';

/** One check less: a part of a file's text, and what stands there instead. */
export interface Mutant {
  file: string;
  line: number;
  start: number;
  end: number;
  /** On one line. */
  was: string;
  now: string;
}

const brief = (text: string) => text.replace(/\s+/g, ' ');

const LOGICAL: readonly ts.SyntaxKind[] = [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken];

/** What can stand in place of a node so that one check is gone; most nodes aren't checks. */
function withoutCheck(node: ts.Node, textOf: (node: ts.Node) => string): Array<[ts.Node, string]> {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return [[node.expression, 'false']];
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].map((branch) => [node, `(${textOf(branch)})`]);
  if (ts.isBinaryExpression(node) && LOGICAL.includes(node.operatorToken.kind))
    return [node.left, node.right].map((side) => [node, `(${textOf(side)})`]);
  const isAlone =
    ts.isIfStatement(node.parent) || (ts.isBlock(node.parent) && node.parent.statements.length === 1);
  const canGo =
    ts.isExpressionStatement(node) ||
    ts.isThrowStatement(node) ||
    (ts.isReturnStatement(node) && ts.isBlock(node.parent) && node.parent.statements.at(-1) !== node);
  return canGo && !isAlone ? [[node, ';']] : [];
}

/** Every way to remove one condition or statement of a file. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const textOf = (node: ts.Node) => node.getText(source);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    for (const [place, now] of withoutCheck(node, textOf))
      mutants.push({
        file,
        line: source.getLineAndCharacterOfPosition(place.getStart(source)).line + 1,
        start: place.getStart(source),
        end: place.getEnd(),
        was: brief(textOf(place)),
        now: brief(now),
      });
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return mutants;
}

/**
 * The file's text with all its checks, each of which goes while `removesRule` says so for its number.
 * @param first the number of the first one
 */
export function switched(text: string, mutants: readonly Mutant[], first: number): string {
  const numbered = mutants.map((mutant, index) => ({ ...mutant, call: `removesRule(${first + index})` }));
  const within = (from: number, to: number, inner: typeof numbered): string => {
    const [outer] = inner.toSorted((a, b) => a.start - b.start || b.end - a.end);
    if (!outer) return text.slice(from, to);
    const same = inner.filter(({ start, end }) => start === outer.start && end === outer.end);
    const [below, after] = [
      inner.filter((one) => !same.includes(one) && one.start < outer.end),
      inner.filter((one) => one.start >= outer.end),
    ];
    const original = within(outer.start, outer.end, below);
    const place =
      outer.now === ';'
        ? `if (!${outer.call}) ${original}`
        : `(${same.map(({ call, now }) => `${call} ? ${now} : `).join('')}(${original}))`;
    return text.slice(from, outer.start) + place + within(outer.end, to, after);
  };
  return within(0, text.length, numbered);
}

/** The file's text with one check less. */
export const mutated = (text: string, { start, end, now }: Pick<Mutant, 'start' | 'end' | 'now'>): string =>
  text.slice(0, start) + now + text.slice(end);

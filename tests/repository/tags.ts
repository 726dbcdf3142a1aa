import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A comment above a test, or above a row of its table, with the numbers of the statements it covers. */
const TAG = /^[ \t]*\/\/ Specification: (\d+\.\d+(?:, \d+\.\d+)*)$/gm;

/** A test that covers statements of the specification. */
export interface TaggedTest {
  file: string;
  title: string;
  statements: readonly string[];
}

/** The outermost node that begins after a position. */
function nodeAfter(source: ts.SourceFile, position: number): ts.Node | undefined {
  let found: ts.Node | undefined;
  const look = (node: ts.Node) => {
    const start = node.getStart(source);
    if (start >= position && (!found || start < found.getStart(source))) found = node;
    else if (node.end > position) ts.forEachChild(node, look);
  };
  ts.forEachChild(source, look);
  return found;
}

/** The title of a test, with `${…}` as it's written; of anything else, its first line. */
function titleOf(node: ts.Node, source: ts.SourceFile): string {
  const call = ts.isExpressionStatement(node) ? node.expression : node;
  const [title] = ts.isCallExpression(call) ? call.arguments : [];
  const isTest = ts.isExpressionStatement(node);
  if (isTest && title && ts.isStringLiteralLike(title)) return title.text;
  if (isTest && title && ts.isTemplateExpression(title)) return title.getText(source).slice(1, -1);
  return node.getText(source).split('\n', 1)[0] ?? '';
}

/** The tests with a tag, in the order of files and lines. */
export function taggedTests(root: string): TaggedTest[] {
  return globSync(['tests/**/*.ts', '{src,packages}/**/*.test.ts'], { cwd: root })
    .filter((file) => !file.includes('.output') && !file.includes('node_modules'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(`${root}/${file}`, 'utf8');
      const tags = [...text.matchAll(TAG)];
      if (tags.length === 0) return [];
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      return tags.map(({ 0: tag, 1: numbers = '', index }) => {
        const node = nodeAfter(source, index + tag.length);
        if (!node) throw new Error(`${file}: nothing follows “${tag.trim()}”. Put it above a test.`);
        return { file, title: titleOf(node, source), statements: numbers.split(', ') };
      });
    });
}

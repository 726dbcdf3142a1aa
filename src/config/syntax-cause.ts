import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { lineAt } from './errors.ts';

/** The compiler. It takes 0.3 s to load, and most builds don't need it. `import()` fails once Astro is configured. */
export const typescript = (): typeof import('typescript') =>
  createRequire(resolve('package.json'))('typescript');

/** What's wrong with the syntax of a file, and what to do about it on this line. */
export interface SyntaxCause {
  line: number;
  /** What's missing or too many; left out if only the parser's message says something. */
  problem?: string;
  fix: string;
}

/** The parts of JavaScript, JSON, and CSS that brackets count in, and what has brackets that don't count. */
const TOKEN =
  /\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|(?<=[=(,:!&|?{};]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/|[`()[\]{}]/g;
/** A template from where its text begins or goes on, to its end or to the next value in it. */
const TEMPLATE_TEXT = /(?:\\[\s\S]|\$(?!\{)|[^\\`$])*(?:`|\$\{)/y;

/** The brackets that count, in order. The values in a template's text are code, which can have templates in turn. */
function* bracketsOf(text: string): Generator<{ bracket: string; index: number }> {
  /** For each template around the place: how many braces are open in its value. */
  const templates: number[] = [];
  const token = new RegExp(TOKEN);
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [bracket] = found;
    const inside = templates.length - 1;
    const endsValue = bracket === '}' && templates[inside] === 0;
    if (endsValue) templates.pop();
    if (endsValue || bracket === '`') {
      TEMPLATE_TEXT.lastIndex = token.lastIndex;
      const [rest = ''] = TEMPLATE_TEXT.exec(text) ?? [];
      token.lastIndex += rest.length;
      if (rest.endsWith('{')) templates.push(0);
    } else if (bracket.length === 1) {
      if (bracket === '{' && inside >= 0) templates[inside] = (templates[inside] ?? 0) + 1;
      if (bracket === '}' && inside >= 0) templates[inside] = (templates[inside] ?? 0) - 1;
      yield { bracket, index: found.index };
    }
  }
}

const CLOSED_BY: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const OPENED_BY: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The spaces before a line. An alternative's brackets are indented as far as its value: `? call({`. */
const indent = (line = ''): number => /^\s*(?:[?:] )?/.exec(line)?.[0].length ?? 0;

/** The line, from 1, that something belongs on which begins on the given line: the last one before what's indented less. */
function lastLine(lines: readonly string[], first: number): number {
  const width = indent(lines[first - 1]);
  const next = lines.findIndex((line, index) => index >= first && line.trim() && indent(line) <= width);
  return next < 0 ? lines.findLastIndex((line) => line.trim()) + 1 : next;
}

const unclosedCause = (name: string, end: string, first: number, lines: readonly string[]): SyntaxCause => {
  const line = lastLine(lines, first);
  const opening = line === first ? '' : ` of line ${first}`;
  return { line, problem: `${name}${opening} isn't closed`, fix: `add ${end} on this line` };
};

/**
 * A bracket that isn't closed or opened, by the indentation: a parser notices it where another bracket doesn't fit, or at the
 * end of the file.
 */
function wrongBracket(text: string): SyntaxCause | undefined {
  const lines = text.split('\n');
  const open: Array<{ bracket: string; line: number }> = [];
  const notClosed = ({ bracket, line }: { bracket: string; line: number }) =>
    unclosedCause(`\`${bracket}\``, `\`${CLOSED_BY[bracket]}\``, line, lines);
  for (const { bracket, index } of bracketsOf(text)) {
    const line = lineAt(text, index);
    const opener = OPENED_BY[bracket];
    if (CLOSED_BY[bracket]) open.push({ bracket, line });
    if (!opener) continue;
    const last = open.pop();
    const isFirst = lines[line - 1]?.trimStart().startsWith(bracket);
    const deeper = last ? indent(lines[last.line - 1]) - indent(lines[line - 1]) : -1;
    if (last?.bracket === opener && (!isFirst || deeper === 0)) continue;
    const isOpen = last && (last.line < line || open.some((one) => one.bracket === opener));
    if (last && (deeper > 0 || (deeper === 0 && isOpen && !isFirst))) return notClosed(last);
    // The line that should open it is the last one that's indented as far.
    const before = lines.findLastIndex(
      (one, at) => at < line - 1 && one.trim() && indent(one) <= indent(lines[line - 1]),
    );
    const isWhole = /[,;{}()[\]]\s*$/.test(lines[before] ?? '');
    return {
      line: isWhole || before < 0 ? before + 2 : before + 1,
      problem: `the \`${bracket}\` of line ${line} isn't opened`,
      fix: `add \`${opener}\` on this line, or remove the other`,
    };
  }
  const last = open.at(-1);
  return last && notClosed(last);
}

/** A tag that isn't closed. TypeScript's parser knows its name and place. */
function wrongTag(text: string, file: string): SyntaxCause | undefined {
  const { diagnostics = [] } = typescript().transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
  });
  const tag = diagnostics.find(({ code }) => code === 17008);
  if (!tag) return undefined;
  // With another tag that doesn't match, that one is inside.
  const inside = diagnostics.find(({ code, start = 0 }) => code === 17002 && start > (tag.start ?? 0));
  const [, name = ''] = /'([^']+)'/.exec(String((inside ?? tag).messageText)) ?? [];
  const start = inside ? text.lastIndexOf(`<${name}`, inside.start) : tag.start;
  return unclosedCause(`<${name}>`, `</${name}>`, lineAt(text, start ?? 0), text.split('\n'));
}

/** A comma that's missing or too many before a place; a comment can be between them. */
function wrongComma(text: string, offset: number): SyntaxCause | undefined {
  const lines = text
    .slice(0, offset)
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\/|\/?\*).*|\s\/\/ .*/, ''));
  const before = lines.findLastIndex((line) => line.trim());
  const end = lines[before]?.trimEnd().at(-1) ?? '';
  const next = text[offset] ?? '';
  const line = before + 1;
  if (end === ',' && /[\]}]/.test(next)) return { line, problem: 'a comma is too many', fix: 'remove it' };
  if (line === lines.length && /['"]/.test(end) && /\w/.test(next) && text[offset - 1] === end)
    return { line, fix: `write \\${end} in the text, or put the text in other quotation marks` };
  if (line === lines.length || /[,;:=([{]/.test(end) || !/[\w'"`[{]/.test(next)) return undefined;
  return { line, problem: 'a comma is missing', fix: 'add it at the end of this line' };
}

/**
 * Where the cause of a syntax error is, and what to do. A parser is often late: it says where the text stops making sense.
 * @param offset where the parser noticed it
 * @param message what it says
 */
export function syntaxCause(text: string, file: string, offset: number, message: string): SyntaxCause {
  const line = lineAt(text, offset);
  const tag = file.endsWith('.tsx') ? wrongTag(text, file) : undefined;
  const bracket = wrongBracket(text);
  // A parser of style sheets names the outermost block.
  const isCause = bracket && (bracket.line <= line + 1 || file.endsWith('.css'));
  return (
    tag ??
    (isCause ? bracket : undefined) ??
    (/comma|`,`|property name/.test(message) ? wrongComma(text, offset) : undefined) ?? {
      line,
      fix: 'correct this line, or the one before it',
    }
  );
}

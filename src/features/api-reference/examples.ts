import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { parseSync } from 'rolldown/utils';
import { keptValues } from '../../content/cache.ts';
import { codeOf, savedFrom } from '../samples/files.ts';
import { readTasks } from '../samples/task.ts';
import { type ApiModel, type Declaration, isCallable, keyOf } from './model.ts';

/** A call in a program that tests run. */
export interface Example {
  code: string;
  /** The program's file name, and where readers save it. */
  program: string;
  to: string;
}

/** By the name in notes: `Builder.sign`. */
export type Examples = Readonly<Record<string, Example>>;

interface Program {
  file: string;
  text: string;
}

/** Longer ones explain more than the call. */
const MAX_LINES = 14;
/** A value that needs more lines is the reader's own. */
const MAX_LINES_OF_VALUE = 6;
/** The width of a line that a phone shows without much wrapping. */
const WIDTH = 48;

/** The shortest call of each function and method of a package in the programs of `samples/` that are run with it. */
export async function examplesFor(model: ApiModel, sourceDir: string): Promise<Examples> {
  const programs = programsOf(join(sourceDir, 'samples')).filter(({ text }) => text.includes(model.package));
  const kept = keptValues<Examples>(`api-examples-${model.package.replace(/.*\//, '')}`);
  const from = JSON.stringify([programs, model]);
  const read = async () => {
    const found = kept.add('examples', from, await shortestCalls(model, programs));
    kept.save();
    return found;
  };
  return kept.find('examples', from) ?? (await read());
}

/** Programs in JavaScript that tests run. */
function programsOf(samplesDir: string): Program[] {
  if (!existsSync(samplesDir)) return [];
  return [...readTasks(samplesDir)].flatMap(([task, { languages }]) =>
    ['node', 'web'].flatMap((language) => {
      const check = languages[language];
      if (check?.runs !== 'samples' && check?.runs !== 'tests') return [];
      const file = `${task}/${language}/${check.file}`;
      return /\.m?js$/.test(file)
        ? [{ file, text: codeOf(readFileSync(join(samplesDir, file), 'utf8'), undefined, file) }]
        : [];
    }),
  );
}

async function shortestCalls(model: ApiModel, programs: readonly Program[]): Promise<Examples> {
  const best = new Map<string, { example: Example; cost: number }>();
  for (const { file, text } of programs)
    for (const { key, code, missing } of callsIn(text, model)) {
      const lines = code.split('\n').length;
      // A call whose result is used at once, or without what it names, comes after one that stands alone.
      const cost = lines + missing * MAX_LINES;
      if (lines > MAX_LINES || cost >= (best.get(key)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      const program = file.replace(/.*\//, '');
      best.set(key, { example: { code, program, to: savedFrom(file) }, cost });
    }
  const laidOut = [...best].map(async ([key, { example }]) => [
    key,
    { ...example, code: await layOut(example.code) },
  ]);
  return Object.fromEntries(await Promise.all(laidOut));
}

const layOut = async (code: string): Promise<string> =>
  (
    await prettier.format(code, {
      parser: 'acorn',
      printWidth: WIDTH,
      singleQuote: true,
      objectWrap: 'collapse',
    })
  ).trimEnd();

/** A node of a program's syntax tree. */
interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined;

/** The calls of a package's functions and methods, each with its statement and the short values it's given. */
function callsIn(text: string, model: ApiModel): Array<{ key: string; code: string; missing: number }> {
  const { program } = parseSync('program.mjs', text);
  const root = program as unknown as Node;
  const imports = importsOf(root, model.package);
  const imported = importsOf(root, '');
  /** What each constant is declared with, and the code that does it. */
  const constants = new Map<string, Constant>();
  const found: Array<{ key: string; code: string; missing: number }> = [];

  const itemNamed = (name: string) => model.items.find((one) => one.name === name && one.entry === undefined);
  const typeIn = (text: string): Declaration | undefined =>
    text
      .match(/\w+/g)
      ?.map(itemNamed)
      .find((one) => one?.members);

  /** The class or interface of a value. */
  function typeOf(node: unknown): Declaration | undefined {
    if (!isNode(node)) return undefined;
    if (node.type === 'AwaitExpression') return typeOf(node.argument);
    if (node.type === 'CallExpression') return typeIn(calledBy(node)?.item.type ?? '');
    if (node.type === 'MemberExpression') {
      const name = nameOf(node.property);
      return typeIn(typeOf(node.object)?.members?.find((one) => one.name === name)?.type ?? '');
    }
    const name = nameOf(node);
    if (name === undefined) return undefined;
    const value = constants.get(name)?.value;
    return imports.has(name) ? itemNamed(name) : value ? typeOf(value) : itemNamed(capitalized(name));
  }

  function calledBy({ callee }: Node): { item: Declaration; key: string } | undefined {
    const name = nameOf(callee);
    if (name !== undefined) {
      const item = model.items.find(
        (one) => one.name === name && imports.has(name) && (one.entry ?? '') === imports.get(name),
      );
      return item && isCallable(item) ? { item, key: keyOf(item) } : undefined;
    }
    if (!isNode(callee) || callee.type !== 'MemberExpression') return undefined;
    const parent = typeOf(callee.object);
    const isStatic = imports.has(nameOf(callee.object) ?? '');
    const method = nameOf(callee.property);
    const item = parent?.members?.find(
      (one) => one.name === method && isCallable(one) && (one.isStatic ?? false) === isStatic,
    );
    return parent && item && { item, key: keyOf(item, parent) };
  }

  /** The lines that declare the short values in a call's arguments, and the values in those. */
  function valuesOf(call: Node, statement: Node) {
    const found = new Set<Constant>();
    const missing = new Set<string>();
    const collect = (node: Node, isArgument: boolean) => {
      const name = nameOf(node);
      const one = constants.get(name ?? '');
      const isShort = one !== undefined && one.code.split('\n').length <= MAX_LINES_OF_VALUE;
      if (name && !isShort && !imported.has(name) && !(name in globalThis)) missing.add(name);
      if (isShort && !found.has(one) && one.value.end <= statement.start) {
        found.add(one);
        if (isArgument) collect(one.value, false);
      }
      for (const child of childrenOf(node))
        if ((child !== node.key && child !== node.property) || node.computed) collect(child, isArgument);
    };
    for (const one of [call.arguments].flat().filter(isNode)) collect(one, true);
    const inOrder = [...found].sort((a, b) => a.value.start - b.value.start);
    return { codes: new Set(inOrder.map(({ code }) => code)), missing: missing.size };
  }

  function visit(node: Node, statement: Node | undefined): void {
    const isStatement = node.type === 'VariableDeclaration' || node.type === 'ExpressionStatement';
    const around = isStatement ? node : /Statement$|Function/.test(node.type) ? undefined : statement;
    if (node.type === 'VariableDeclarator' && around && isNode(node.init)) {
      const name = nameOf(node.id);
      if (name) constants.set(name, { value: node.init, code: text.slice(around.start, around.end) });
      // An argument of the command, as the program has it without arguments.
      for (const { left, right } of isNode(node.id) ? childrenOf(node.id) : [])
        if (nameOf(left) && isNode(right))
          constants.set(nameOf(left) ?? '', {
            value: right,
            code: `const ${nameOf(left)} = ${text.slice(right.start, right.end)};`,
          });
    }
    const called = node.type === 'CallExpression' ? calledBy(node) : undefined;
    if (called && around) {
      const { codes, missing } = valuesOf(node, around);
      const code = [...codes, text.slice(around.start, around.end)].join('\n');
      found.push({ key: called.key, code, missing: missing + (resultOf(around) === node ? 0 : 1) });
    }
    for (const child of childrenOf(node)) visit(child, around);
  }
  visit(root, undefined);
  return found;
}

interface Constant {
  value: Node;
  code: string;
}

/** What a statement declares, or all that it does. */
function resultOf({ expression, declarations }: Node): unknown {
  const [declared] = [declarations].flat();
  const value = expression ?? (isNode(declared) && declared.init);
  return isNode(value) && value.type === 'AwaitExpression' ? value.argument : value;
}

const capitalized = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The names that a program imports from a package, or from all if it isn't named, with the entry point of each. */
function importsOf(root: Node, name: string): Map<string, string> {
  const imports = new Map<string, string>();
  for (const { source, specifiers } of childrenOf(root)) {
    const from = isNode(source) ? String(source.value) : '';
    if (name && from !== name && !from.startsWith(`${name}/`)) continue;
    for (const one of [specifiers].flat().filter(isNode))
      imports.set(nameOf(one.local) ?? '', from.slice(name.length + 1));
  }
  return imports;
}

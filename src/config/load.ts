import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'rolldown/utils';
import { nameIn, ownCall } from './code-failure.ts';
import {
  type Checked,
  ConfigError,
  type ConfigProblem,
  checkWith,
  keyPath,
  keySteps,
  lineAt,
  privateKeyPaths,
  secretFix,
} from './errors.ts';
import { type Redirect, redirectProblems, redirectsSchema } from './redirects.ts';
import { sidebarsSchema, type WrittenSidebars } from './sidebars.ts';
import { type Site, siteSchema } from './site.ts';

/** Part of a parsed file: the fields of any node that {@link lineOfKey} follows. */
interface Node {
  type: string;
  start: number;
  body?: Node[];
  declaration?: Node;
  declarations?: Array<{ id: Node; init: Node | null }>;
  expression?: Node;
  arguments?: Node[];
  properties?: Node[];
  elements?: Array<Node | null>;
  key?: Node;
  value?: unknown;
  name?: string;
}

/**
 * The same problems, with a line (`site.config.ts:12`) if the file has one for them: of the key, of the innermost part
 * around a key that's missing, or of a value that appears in quotation marks.
 */
export function withLines<Problem extends Pick<ConfigProblem, 'file' | 'key' | 'value'>>(
  problems: readonly Problem[],
  sourceDir: string,
): Problem[] {
  return problems.map((problem) => {
    const { file, key, value } = problem;
    if (!Object.hasOwn(starters, file)) return problem;
    const text = read(sourceDir, file);
    const ofValue = typeof value === 'string' ? lineOf(text, value) : 0;
    // An id in sidebars.ts is unique, and problems with it don't always know where it is.
    const line = file === 'sidebars.ts' && ofValue > 0 ? ofValue : lineOfKey(text, file, key) || ofValue;
    return line > 0 ? { ...problem, file: `${file}:${line}` } : problem;
  });
}

/** The number, from 1, of the first line that contains the value in quotation marks; 0 if none does. */
export function lineOf(text: string, value: string): number {
  const quoted = ["'", '"', '`'].map((quote) => quote + value + quote);
  return text.split('\n').findIndex((line) => quoted.some((one) => line.includes(one))) + 1;
}

/**
 * The line of a key in the default export, such as `navbar.items[2].label`; 0 if the file doesn't say, because it
 * computes or imports the value.
 */
export function lineOfKey(text: string, file: string, key: string): number {
  const body = parseSync(file, text).program.body as unknown as Node[];
  let node = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration;
  // Problems with one of many redirects know its value, not its place in the list.
  let line = node && plain(node, body).properties ? lineAt(text, node.start) : 0;
  for (const step of keySteps(key)) {
    const inside = node && partOf(plain(node, body), step);
    if (!inside) return line;
    line = lineAt(text, inside.start);
    node = inside.type === 'Property' ? (inside.value as Node) : inside;
  }
  return line;
}

/** A value without what surrounds it: `defineSite(…)`, `satisfies`, `as`, or the name of a constant in the file. */
function plain(node: Node, body: readonly Node[]): Node {
  if (node.expression) return plain(node.expression, body);
  const [argument] = node.arguments ?? [];
  if (argument) return plain(argument, body);
  if (node.type !== 'Identifier') return node;
  const constant = body
    .flatMap((one) => one.declarations ?? one.declaration?.declarations ?? [])
    .find(({ id }) => id.name === node.name);
  return constant?.init ? plain(constant.init, body) : node;
}

/** A list's item or an object's property. */
const partOf = ({ elements, properties }: Node, step: string | number): Node | undefined =>
  typeof step === 'number'
    ? (elements?.[step] ?? undefined)
    : properties?.find(({ key }) => key?.name === step || key?.value === step);

function read(sourceDir: string, file: string): string {
  try {
    return readFileSync(join(sourceDir, file), 'utf8');
  } catch {
    return '';
  }
}

/**
 * Why a configuration file couldn't be loaded, with the file and line where it went wrong, which may be a file that this
 * one imports.
 * @param folder the site's folder
 * @param file in this folder
 */
export function loadFailure(error: unknown, folder: string, file: string): ConfigProblem {
  const wrong = syntaxError(join(folder, file));
  if (wrong) {
    return {
      file: `${nameIn(wrong.path, folder)}:${wrong.line}`,
      key: '',
      problem: `syntax error: ${wrong.message}`,
      fix: 'correct this line, or the one before it',
    };
  }
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const call = ownCall(stack, folder);
  const [reason = ''] = message.split('\n');
  const fix =
    name === 'SyntaxError'
      ? 'use only TypeScript that can be removed without changing the code: no enums, no namespaces'
      : 'correct that line';
  return {
    file: call ? `${call.file}:${call.line}` : file,
    key: '',
    problem: `it can't be run (${name}: ${reason})`,
    fix,
  };
}

interface SyntaxMistake {
  path: string;
  line: number;
  message: string;
}

/** The first syntax error of a file, or of one that it imports; undefined if there's none. */
function syntaxError(path: string, seen = new Set<string>()): SyntaxMistake | undefined {
  if (seen.has(path) || !existsSync(path)) return undefined;
  seen.add(path);
  const text = readFileSync(path, 'utf8');
  const { errors, module } = parseSync(path, text);
  const [error] = errors;
  if (error) return { path, line: lineAt(text, error.labels[0]?.start ?? 0), message: error.message };
  for (const { moduleRequest } of module.staticImports) {
    if (!moduleRequest.value.startsWith('.')) continue;
    const wrong = syntaxError(resolve(dirname(path), moduleRequest.value), seen);
    if (wrong) return wrong;
  }
  return undefined;
}

/** A site's configuration, checked and with every default filled in. */
export interface LoadedConfig {
  site: Site;
  sidebars: WrittenSidebars;
  redirects: Redirect[];
}

const starters = {
  'site.config.ts': "{ title: 'My site', url: 'https://docs.example.org' }",
  'sidebars.ts': "{ docs: ['introduction'] }",
  'redirects.ts': '[]',
};
type FileName = keyof typeof starters;

/**
 * Reads site.config.ts, sidebars.ts, and redirects.ts in `sourceDir` again on every call; the runtime still caches
 * the modules that these files import.
 * @throws ConfigError with every problem in all three files
 */
export async function loadConfig(sourceDir: string): Promise<LoadedConfig> {
  const folder = resolve(sourceDir);
  const [site, sidebars, redirects] = await Promise.all([
    loadFile(folder, 'site.config.ts', checkSite),
    loadFile(folder, 'sidebars.ts', checkSidebars),
    loadFile(folder, 'redirects.ts', checkRedirects),
  ]);
  if (!site.ok || !sidebars.ok || !redirects.ok) {
    const problems = [site, sidebars, redirects].flatMap(problemsOf);
    // A file that two others import is wrong once.
    const different = new Map(problems.map((problem) => [`${problem.file} ${problem.problem}`, problem]));
    throw new ConfigError(withLines([...different.values()], folder));
  }
  return {
    site: site.value,
    sidebars: sidebars.value,
    redirects: redirects.value,
  };
}

/** The contents of site.config.ts, checked, with defaults applied. */
export function checkSite(input: unknown): Checked<Site> {
  const site = checkWith(siteSchema, input, 'site.config.ts');
  const keys = privateKeys(input);
  return keys.length === 0 ? site : { ok: false, problems: [...problemsOf(site), ...keys] };
}

/** The contents of sidebars.ts, checked, with every shorthand expanded. */
export function checkSidebars(input: unknown): Checked<WrittenSidebars> {
  return checkWith(sidebarsSchema, input, 'sidebars.ts');
}

/** The contents of redirects.ts, checked. */
export function checkRedirects(input: unknown): Checked<Redirect[]> {
  const result = checkWith(redirectsSchema, input, 'redirects.ts');
  if (!result.ok) return result;
  const problems = redirectProblems(result.value);
  return problems.length === 0 ? result : { ok: false, problems };
}

async function loadFile<T>(
  folder: string,
  file: FileName,
  check: (input: unknown) => Checked<T>,
): Promise<Checked<T>> {
  const path = join(folder, file);
  const problemWithFile = (problem: string, fix: string): Checked<T> => ({
    ok: false,
    problems: [{ file, key: '', problem, fix }],
  });
  const starter = `\`export default ${starters[file]};\``;
  if (!existsSync(path)) return problemWithFile('the file is missing', `create it with ${starter}`);
  try {
    // The query makes the runtime read the file again if it was edited. The next build finds it in compiled form.
    const digest = hash('sha256', readFileSync(path), 'hex');
    const module: { default?: unknown } = await import(
      /* @vite-ignore */ `${pathToFileURL(path).href}?load=${digest}`
    );
    if (module.default === undefined)
      return problemWithFile("it doesn't have a default export", `end it with ${starter}`);
    return check(module.default);
  } catch (error) {
    return { ok: false, problems: [loadFailure(error, folder, file)] };
  }
}

const privateKeys = (input: unknown): ConfigProblem[] =>
  privateKeyPaths(input).map((path) => {
    const key = keyPath(path);
    return { file: 'site.config.ts', key, problem: `\`${key}\` contains a private key`, fix: secretFix };
  });

const problemsOf = (result: Checked<unknown>): ConfigProblem[] => (result.ok ? [] : result.problems);

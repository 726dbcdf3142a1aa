import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'rolldown/utils';
import { type ConfigProblem, lineAt } from './errors.ts';

/** How a trace names a place: `file:///site/site.config.ts?load=…:3:25`. */
const PLACE = /(?:^|[\s(])(file:\/\/[^\s?)]+?|[\\/][^\s?)]+?|[A-Z]:\\[^\s?)]+?)(?:\?[^\s:)]*)?:(\d+)/;

/**
 * Why a configuration file couldn't be loaded, with the file and line where it went wrong, which may be a file that this
 * one imports.
 * @param folder the site's folder
 * @param file in this folder
 */
export async function loadFailure(error: unknown, folder: string, file: string): Promise<ConfigProblem> {
  const wrong = await syntaxError(join(folder, file));
  if (wrong) {
    const problem = `syntax error: ${wrong.message}`;
    const place = `${nameIn(folder, wrong.path)}:${wrong.line}`;
    return { file: place, key: '', problem, fix: 'correct this line, or the one before it' };
  }
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [reason = ''] = message.split('\n');
  const fix =
    name === 'SyntaxError'
      ? 'use only TypeScript that can be removed without changing the code: no enums, no namespaces'
      : 'correct that line';
  return {
    file: placeIn(stack, folder) ?? file,
    key: '',
    problem: `it can't be run (${name}: ${reason})`,
    fix,
  };
}

const nameIn = (folder: string, path: string): string => relative(folder, path).replaceAll('\\', '/');

/** The first place of a trace that's in the site's folder: `site.config.ts:3`. */
function placeIn(stack: string, folder: string): string | undefined {
  for (const line of stack.split('\n')) {
    const [, path = '', number] = PLACE.exec(line) ?? [];
    if (!number) continue;
    const file = nameIn(folder, path.startsWith('file:') ? fileURLToPath(path) : path);
    if (!/^\.\.|node_modules/.test(file)) return `${file}:${number}`;
  }
  return undefined;
}

interface SyntaxMistake {
  path: string;
  line: number;
  message: string;
}

/** The first syntax error of a file, or of one that it imports; undefined if there's none. */
async function syntaxError(path: string, seen = new Set<string>()): Promise<SyntaxMistake | undefined> {
  if (seen.has(path) || !existsSync(path)) return undefined;
  seen.add(path);
  const text = readFileSync(path, 'utf8');
  const { errors, module } = parseSync(path, text);
  const [error] = errors;
  if (error) return { path, line: lineAt(text, error.labels[0]?.start ?? 0), message: error.message };
  for (const { moduleRequest } of module.staticImports) {
    if (!moduleRequest.value.startsWith('.')) continue;
    const wrong = await syntaxError(resolve(dirname(path), moduleRequest.value), seen);
    if (wrong) return wrong;
  }
  return undefined;
}

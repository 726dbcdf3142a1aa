import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { type Document, isNode, parseDocument } from 'yaml';
import { z } from 'zod';
import { AuthorError, checkWith, keySteps, lineAt } from '../config/errors.ts';

/**
 * Parses an author's JSON file.
 * @param name its name in messages
 * @param text what it says, if it was read already
 * @throws AuthorError with the file and the line, the same for every page that needs the file
 */
export function parseJson(path: string, name: string, text = readFileSync(path, 'utf8')): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What JSON.parse says has no line for an unexpected character, and quotes several lines.
    const errors: ParseError[] = [];
    parse(text, errors, { disallowComments: true });
    const [first] = errors;
    const what = first
      ? printParseErrorCode(first.error).replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
      : 'wrong character';
    const fix = 'correct this line, or the one before it';
    throw new AuthorError(
      name,
      lineAt(text, first?.offset ?? 0),
      `isn't valid JSON (${what.toLowerCase()}); ${fix}`,
    );
  }
}

/**
 * Checks what a JSON file contains.
 * @param file how the message names it
 * @param text the file's text, for lines
 * @throws AuthorError listing every problem with its line, key, and fix
 */
export function checkData<S extends z.ZodType>(
  value: unknown,
  file: string,
  schema: S,
  text?: string,
): z.output<S> {
  const checked = checkWith(schema, value, file);
  if (checked.ok) return checked.value;
  const document = text === undefined ? undefined : parseDocument(text);
  const lines = checked.problems.map(({ key }) => document && lineOfKey(document, text ?? '', key));
  const [first = '', ...others] = checked.problems.map(({ problem, fix }) => `${problem}; ${fix}`);
  const more = others.map(
    (problem, index) =>
      `\n${file}:${lines[index + 1] === undefined ? '' : `${lines[index + 1]}:`} ${problem}`,
  );
  throw new AuthorError(file, lines[0], first + more.join(''));
}

/**
 * The line of a key such as `terms[2].label` in YAML or JSON, or of the innermost part around a key that's missing.
 * @param text of the document
 */
export function lineOfKey(document: Document.Parsed, text: string, key: string): number {
  for (let path = keySteps(key); path.length > 0; path = path.slice(0, -1)) {
    const node = document.getIn(path, true);
    if (isNode(node)) return lineAt(text, node.range?.[0] ?? 0);
  }
  return 1;
}

/** What each file said when it was read last, by its schema: a table is needed by many pages. */
const known = new WeakMap<z.ZodType, Map<string, { text: string; value: unknown }>>();

/**
 * Reads a JSON file, and checks it if it's another one than the last time, so callers must not change what they get.
 * @param name how messages name it
 * @throws AuthorError if it isn't JSON, or doesn't match the schema
 */
export function readJson<S extends z.ZodType>(path: string, name: string, schema: S): z.output<S> {
  const files = known.get(schema) ?? new Map<string, { text: string; value: unknown }>();
  known.set(schema, files);
  const text = readFileSync(path, 'utf8');
  const before = files.get(path);
  if (before?.text === text) return before.value as z.output<S>;
  const value = checkData(parseJson(path, name, text), name, schema, text);
  files.set(path, { text, value });
  return value;
}

/** Reads `data/<name>` in the source folder. @throws AuthorError as {@link readJson}, or if the file is missing */
export function readDataFile<S extends z.ZodType>(sourceDir: string, name: string, schema: S): z.output<S> {
  const file = `data/${name}`;
  const path = join(sourceDir, file);
  if (!existsSync(path))
    throw new AuthorError(file, undefined, "it doesn't exist; restore it, or remove what uses it");
  return readJson(path, file, schema);
}

/** A reader of `data/<name>` in a source folder: {@link readDataFile} */
export const dataFile =
  <S extends z.ZodType>(name: string, schema: S) =>
  (sourceDir: string): z.output<S> =>
    readDataFile(sourceDir, name, schema);

/** A line with code between backticks, as in Markdown. */
export const line = z
  .string()
  .min(1)
  .refine((text) => text.split('`').length % 2 === 1, 'a backtick is not closed');

/**
 * Computes each value once per process, by its arguments. For what's read from data and samples: a build doesn't change them,
 * and a dev server loads our code again after an edit of them.
 */
export function once<Names extends readonly string[], Value>(
  compute: (...names: Names) => Value,
): (...names: Names) => Value {
  const values = new Map<string, Value>();
  return (...names) => {
    const key = names.join('\n');
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = compute(...names);
    values.set(key, value);
    return value;
  };
}

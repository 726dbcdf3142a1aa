import { didYouMean, nearest } from '@content-credentials/verdict/nearest';
import type { z } from 'zod';

/**
 * A mistake of an author or operator. Its message says file, line, what, and fix, and it has no stack: Astro prints the stack
 * of every error, and where our code noticed the mistake means nothing to the person who made it.
 */
export class Mistake extends Error {
  override name = 'Mistake';

  constructor(message: string) {
    super(message);
    this.stack = '';
  }
}

/** A mistake in a page, reported with its file and line so that an editor can jump to it. */
export class AuthorError extends Mistake {
  override name = 'AuthorError';

  constructor(file: string, line: number | undefined, message: string) {
    super(`${file}${line ? `:${line}` : ''}: ${message}`);
  }
}

/** How a broken link or duplicate route is reported. Spec §5. */
export type Severity = 'ignore' | 'log' | 'warn' | 'throw';

/** @throws Mistake if the severity is `throw` */
export function report(severity: Severity, message: string): void {
  if (severity === 'throw') throw new Mistake(message);
  if (severity === 'warn') console.warn(`warning: ${message}`);
  if (severity === 'log') console.log(message);
}

/** Compares messages that begin with a file and a line. */
export const byPlace = new Intl.Collator('en', { numeric: true }).compare;

/** The page that a failure of our code was noticed on: the first of many is enough. */
const ON_PAGE = / \(on [^()]+\)$/;

/**
 * Several failures as one error: mistakes as one message, sorted by file and line, each once. A failure that isn't a mistake
 * comes first, because it may be their cause.
 */
export function oneError(failures: readonly unknown[]): unknown {
  const other = failures.find((one) => !(one instanceof Mistake));
  if (other !== undefined) return other;
  const lines = failures.flatMap((one) => (one as Mistake).message.split('\n')).sort(byPlace);
  const different = new Map(lines.toReversed().map((line) => [line.replace(ON_PAGE, ''), line]));
  return new Mistake([...different.values()].toReversed().join('\n'));
}

/** What to do about a secret in a configuration that's published with the site. */
export const secretFix =
  'everything here is published with the site, so only the public search key (`search.algolia.apiKey`) belongs here; ' +
  'remove this one, and replace it at its provider if it was ever committed';

/** Whether the name of a key suggests that its value is secret: `adminApiKey`, `writeKey`, `clientSecret`. */
export function looksSecret(name: string): boolean {
  return /admin|secret|password|token|private|write/i.test(name);
}

/** Keys that contain a pasted private key. */
export function privateKeyPaths(input: unknown, path: readonly PropertyKey[] = []): PropertyKey[][] {
  if (isPrivateKey(input)) return [[...path]];
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) =>
    privateKeyPaths(value, [...path, Array.isArray(input) ? Number(name) : name]),
  );
}

/** A value for a message, which may end up in a public build log: secrets are removed at any depth. */
export function redact(value: unknown): unknown {
  if (isPrivateKey(value)) return hidden;
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, looksSecret(name) ? hidden : redact(inner)]),
  );
}

const hidden = '(hidden)';

const isPrivateKey = (value: unknown): boolean =>
  typeof value === 'string' && /-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(value);

/** One mistake in the configuration, worded for its author. */
export interface ConfigProblem {
  /** File to open, relative to the site's source folder, such as `sidebars.ts`. */
  file: string;
  /** The key, such as `navbar.items[2].position`; empty for the file as a whole. */
  key: string;
  /** The value at that key; left out if it's missing or could be a secret. */
  value?: unknown;
  /** What's wrong, without a final period, such as "`base` is 3". */
  problem: string;
  /** How to fix it, without a final period, such as "expected string, received number". */
  fix: string;
}

/** The configuration can't be used. The message lists every reason. */
export class ConfigError extends Mistake {
  override name = 'ConfigError';

  constructor(problems: ConfigProblem | readonly ConfigProblem[]) {
    super(messageOf([problems].flat()));
  }
}

/** A problem with the value of one field. The wording depends on the key and value. */
export function fieldProblem(file: string, key: string, found: unknown, fix: string): ConfigProblem {
  const value = redact(found);
  const where = key === '' ? 'the default export' : `\`${key}\``;
  const problem = value === undefined ? `${where} is missing` : `${where} is ${show(value)}`;
  return { file, key, value, problem, fix };
}

/** `['navbar', 'items', 2]` as `navbar.items[2]`. */
export function keyPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    const name = String(part);
    if (!/^[A-Za-z_$][\w$]*$/.test(name)) return `${text}['${name}']`;
    return text === '' ? name : `${text}.${name}`;
  }, '');
}

/** `navbar.items[2].label` as `['navbar', 'items', 2, 'label']`. */
export const keySteps = (key: string): Array<string | number> =>
  Array.from(key.matchAll(/\[(\d+)\]|\['([^']*)'\]|([^.[\]]+)/g), (step) =>
    step[1] === undefined ? (step[2] ?? step[3] ?? '') : Number(step[1]),
  );

/** The line of an offset, from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** A value as written in a configuration file, cut to a readable length. */
export function show(value: unknown): string {
  if (typeof value === 'string' && value.length > 78) return JSON.stringify(`${value.slice(0, 77)}…`);
  const text =
    typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint'
      ? `a ${typeof value}`
      : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function messageOf(problems: readonly ConfigProblem[]): string {
  const lines = problems.map(({ file, problem, fix }) => `${file}: ${problem}; ${fix}`);
  if (lines.length === 1) return lines.join('');
  return `${lines.length} problems in the configuration:\n${lines.map((line) => `  - ${line}`).join('\n')}`;
}

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

/** A checked value, or every problem with it. */
export type Checked<T> = { ok: true; value: T } | { ok: false; problems: ConfigProblem[] };

/** Parses `input` and words every issue for the author of `file`. */
export function checkWith<S extends z.ZodType>(
  schema: S,
  input: unknown,
  file: string,
): Checked<z.output<S>> {
  const result = schema.safeParse(input, { error: fixFor, reportInput: true });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, problems: result.error.issues.flatMap((issue) => problemsOf(issue, input, file)) };
}

function problemsOf(issue: Issue, input: unknown, file: string): ConfigProblem[] {
  if (issue.code === 'unrecognized_keys') {
    const fixes = issue.message.split('\n');
    return issue.keys.map((name, index) => {
      const key = keyPath([...issue.path, name]);
      return { file, key, problem: `\`${key}\` is not a known key`, fix: fixes[index] ?? 'remove it' };
    });
  }
  if (issue.code === 'invalid_union') {
    const meant = branchMeant(issue.errors);
    if (meant !== undefined) {
      return meant.flatMap((inner) =>
        problemsOf({ ...inner, path: [...issue.path, ...inner.path] }, input, file),
      );
    }
  }
  // A check that compares fields reports the wrong value itself, because a default may have filled it in.
  const value = issue.code === 'custom' ? issue.input : valueAt(input, issue.path);
  return [fieldProblem(file, keyPath(issue.path), value, issue.message.replace(/^Invalid input: /, ''))];
}

/** The only branch of a union that accepts the kind of value (text, list, object) in the file. */
function branchMeant(branches: Issue[][]): Issue[] | undefined {
  const fitting = branches.filter(
    (issues) => !issues.some((one) => one.code === 'invalid_type' && one.path.length === 0),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
}

/** An issue's message is the fix; this supplies it where neither the schema nor zod says how to fix it. */
function fixFor(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `add it, as ${issue.expected}` : undefined;
    case 'invalid_value':
      return oneOf(issue.input, issue.values);
    case 'unrecognized_keys':
      return issue.keys.map((name) => unknownKeyFix(name, knownKeys(issue.inst))).join('\n');
    case 'invalid_union':
      return issue.discriminator === undefined
        ? 'expected another kind of value'
        : oneOf(
            valueAt(issue.input, [issue.discriminator]),
            Array.isArray(issue.options) ? issue.options : [],
          );
    default:
      return undefined;
  }
}

function oneOf(value: unknown, allowed: readonly unknown[]): string {
  const names = allowed.map(String);
  const near = typeof value === 'string' ? nearest(value, names) : undefined;
  if (near !== undefined) return `did you mean ${show(near)}?`;
  return `use ${names.length === 1 ? '' : 'one of '}${allowed.map(show).join(', ')}`;
}

function unknownKeyFix(name: string, known: string[]): string {
  if (looksSecret(name)) return secretFix;
  return didYouMean(name, known, `the valid keys are ${known.map((key) => `\`${key}\``).join(', ')}`);
}

function knownKeys(inst: unknown): string[] {
  const def = valueAt(inst, ['_zod', 'def', 'shape']);
  return typeof def === 'object' && def !== null ? Object.keys(def) : [];
}

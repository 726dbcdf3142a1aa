import { didYouMean, nearest } from '@content-credentials/verdict/nearest';
import type { z } from 'zod';
import { type ConfigProblem, fieldProblem, keyPath, show } from './errors.ts';
import { looksSecret, secretFix } from './secrets.ts';

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
  return [fieldProblem(file, keyPath(issue.path), value, issue.message)];
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

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** An issue's message is the fix; this supplies it where the schema doesn't. */
function fixFor(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = kinds[issue.expected] ?? issue.expected;
      return issue.input === undefined ? `add it, as ${kind}` : `expected ${kind}`;
    }
    case 'invalid_value':
      return oneOf(issue.input, issue.values);
    case 'unrecognized_keys':
      return issue.keys.map((name) => unknownKeyFix(name, knownKeys(issue.inst))).join('\n');
    case 'invalid_union':
      return issue.discriminator === undefined
        ? `expected ${unionKinds(issue.errors)}`
        : oneOf(
            valueAt(issue.input, [issue.discriminator]),
            Array.isArray(issue.options) ? issue.options : [],
          );
    default:
      return undefined;
  }
}

/** "text or a list", from what each branch of a union expected at the top level. */
function unionKinds(branches: readonly Issue[][]): string {
  const expected = branches.flatMap((issues) =>
    issues.filter((issue) => issue.path.length === 0).slice(0, 1),
  );
  const names = expected.map((issue) =>
    issue.code === 'invalid_type' ? (kinds[issue.expected] ?? issue.expected) : '',
  );
  return [...new Set(names.filter((name) => name !== ''))].join(' or ') || 'another value';
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

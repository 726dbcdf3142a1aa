import { Mistake } from './mistake.ts';
import { redact } from './secrets.ts';

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
  /** How to fix it, without a final period, such as "expected text". */
  fix: string;
}

/** The configuration can't be used. `problems` lists every reason; `message` is the text to print. */
export class ConfigError extends Mistake {
  override name = 'ConfigError';
  readonly problems: readonly ConfigProblem[];

  constructor(problems: ConfigProblem | readonly ConfigProblem[]) {
    const list = [problems].flat();
    super(messageOf(list));
    this.problems = list;
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

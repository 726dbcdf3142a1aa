import { redact } from './secrets.ts';

/** One thing wrong in the configuration, in the words the author will read. */
export interface ConfigProblem {
  /** File to open, relative to the site's source folder: `sidebars.ts`. */
  file: string;
  /** Where in it: `navbar.items[2].position`; empty for the file as a whole. */
  key: string;
  /** The value found there, left out where it is missing or could be a secret. */
  value?: unknown;
  /** What is wrong, without a full stop: "`base` is 3". */
  problem: string;
  /** What to do about it, without a full stop: "expected text". */
  fix: string;
}

/** The configuration cannot be used. `problems` has every reason; `message` is what to print. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly ConfigProblem[];

  constructor(problems: ConfigProblem | readonly ConfigProblem[]) {
    const list = [problems].flat();
    super(messageOf(list));
    this.problems = list;
  }
}

/** A problem with the value of one field; the wording follows from key and value. */
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

/** A value as it is written in a configuration file, cut to a readable length. */
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

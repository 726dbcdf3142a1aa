import { execute } from '../samples/programs.ts';
import { findPython } from '../samples/toolchains/python.ts';
import type { Package, Registry } from './packages.ts';

/** How to look up the newest version: with each language's own tool, and therefore its configured registry. */
const ASK: Readonly<Record<Registry, (name: string) => [program: string, args: string[], answer: RegExp]>> = {
  npm: (name) => ['npm', ['view', name, 'version'], /^(\d\S*)/m],
  PyPI: (name) => [findPython() ?? 'python3', ['-m', 'pip', 'index', 'versions', name], /\((\d\S*)\)/],
  // Prefers a version for the installed Rust, and reports the newest next to it.
  'crates.io': (name) => ['cargo', ['info', name], /^version: (?:\S+ \(latest )?(\d[^\s)]*)/m],
};

/** The newest version of a package; undefined if no registry responded. */
export async function newestOf({ registry, name }: Package): Promise<string | undefined> {
  const [program, args, answer] = ASK[registry](name);
  const result = await execute(program, args).catch(() => undefined);
  return result ? newestIn(result.stdout, answer) : undefined;
}

/** The version in a tool's output. */
export function newestIn(output: string, answer: RegExp): string | undefined {
  return answer.exec(output)?.[1];
}

/** The pattern of a registry's response, for tests. */
export const answerOf = (registry: Registry): RegExp => ASK[registry]('x')[2];

const AT_ONCE = 4;

/** Looks up each package once. Returns `registry name` → newest version. */
export const newestOfAll = (packages: readonly Package[]): Promise<Map<string, string | undefined>> =>
  eachOnce(packages, newestOf);

/** Runs a lookup once per package, a few at a time. Returns `registry name` → result. */
export async function eachOnce<One extends Package, Answer>(
  packages: readonly One[],
  ask: (one: One) => Promise<Answer>,
): Promise<Map<string, Answer>> {
  const waiting = [...new Map(packages.map((one) => [keyOf(one), one])).values()];
  const answers = new Map<string, Answer>();
  const work = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) answers.set(keyOf(one), await ask(one));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

export const keyOf = ({ registry, name }: Package) => `${registry} ${name}`;

import { execute } from '../samples/programs.ts';
import { findPython } from '../samples/toolchains/python.ts';
import type { Package, Registry } from './packages.ts';

/** How the newest version is asked for: with each language's own tool, so wherever that is set up to ask. */
const ASK: Readonly<Record<Registry, (name: string) => [program: string, args: string[], answer: RegExp]>> = {
  npm: (name) => ['npm', ['view', name, 'version'], /^(\d\S*)/m],
  PyPI: (name) => [findPython() ?? 'python3', ['-m', 'pip', 'index', 'versions', name], /\((\d\S*)\)/],
  // Prefers what fits the Rust at hand, and names the newest beside it.
  'crates.io': (name) => ['cargo', ['info', name], /^version: (?:\S+ \(latest )?(\d[^\s)]*)/m],
};

/** The newest version of a package; undefined when nobody answered. */
export async function newestOf({ registry, name }: Package): Promise<string | undefined> {
  const [program, args, answer] = ASK[registry](name);
  const result = await execute(program, args).catch(() => undefined);
  return result ? newestIn(result.stdout, answer) : undefined;
}

/** The version in what a tool printed. */
export function newestIn(output: string, answer: RegExp): string | undefined {
  return answer.exec(output)?.[1];
}

/** The pattern of a registry's answer, for tests. */
export const answerOf = (registry: Registry): RegExp => ASK[registry]('x')[2];

const AT_ONCE = 4;

/** Asks for each package once. Gives `registry name` → newest version. */
export const newestOfAll = (packages: readonly Package[]): Promise<Map<string, string | undefined>> =>
  eachOnce(packages, newestOf);

/** Asks something of each package once, a few at a time. Gives `registry name` → answer. */
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

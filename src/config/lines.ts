import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { type ConfigProblem, keySteps, lineAt } from './errors.ts';

const FILES = ['site.config.ts', 'sidebars.ts', 'redirects.ts'];

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
export async function withLines<Problem extends Pick<ConfigProblem, 'file' | 'key' | 'value'>>(
  problems: readonly Problem[],
  sourceDir: string,
): Promise<Problem[]> {
  return Promise.all(
    problems.map(async (problem) => {
      const { file, key, value } = problem;
      if (!FILES.includes(file)) return problem;
      const text = read(sourceDir, file);
      const ofValue = typeof value === 'string' ? lineOf(text, value) : 0;
      // An id in sidebars.ts is unique, and problems with it don't always know where it is.
      const line =
        file === 'sidebars.ts' && ofValue > 0 ? ofValue : (await lineOfKey(text, file, key)) || ofValue;
      return line > 0 ? { ...problem, file: `${file}:${line}` } : problem;
    }),
  );
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
export async function lineOfKey(text: string, file: string, key: string): Promise<number> {
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

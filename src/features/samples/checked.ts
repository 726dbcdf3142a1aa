import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { once, readJson } from '../../content/read-data-file.ts';
import { notTested } from './not-tested.ts';
import { readTask, type SampleCheck, type Task } from './task.ts';
import { readToolsFile } from './versions.ts';

const resultSchema = z.discriminatedUnion('result', [
  z.strictObject({
    result: z.literal('passed'),
    /** The versions it ran with: `c2pa-python 0.38.1, Python 3.11`. */
    with: z.string(),
    on: z.iso.date(),
    /**
     * A digest of the program, its input, and the expected result, which shows whether the program has changed since.
     */
    digest: z.string(),
  }),
  z.strictObject({ result: z.literal('not run'), reason: z.string() }),
]);

const checkedSchema = z.record(z.string(), z.record(z.string(), resultSchema));

export type CheckedResult = z.infer<typeof resultSchema>;
/** Task → language → result of the last run. */
export type Checked = z.infer<typeof checkedSchema>;

/** The last results of `npm run samples`, from samples/checked.json; empty if it never ran. */
export function readChecked(samplesDir: string): Checked {
  const path = join(samplesDir, 'checked.json');
  return existsSync(path) ? readJson(path, 'samples/checked.json', checkedSchema) : {};
}

/** Twelve digits that change with a program's files, its input, and the expected result. */
export function digestOf(samplesDir: string, name: string, task: Task, language: string): string {
  const files = globSync([`${name}/*.*`, `${name}/${language}/**/*.*`], { cwd: samplesDir })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== `${name}/task.json` && !path.includes('/node_modules/'))
    .sort();
  // Only the parts of task.json for this language, so that adding a language doesn't affect the others.
  const { given, cases, languages } = task;
  const hash = createHash('sha256').update(JSON.stringify([given, cases, languages[language]]));
  for (const file of files) {
    hash.update(`${file}\n${readFileSync(join(samplesDir, file), 'utf8').replaceAll('\r\n', '\n')}`);
  }
  return hash.digest('hex').slice(0, 12);
}

/** {@link digestOf} a task as it's on disk: a build asks for the same one on many pages. */
const knownDigest = once((samplesDir: string, name: string, language: string): string | undefined => {
  const task = readTask(samplesDir, name);
  return task && digestOf(samplesDir, name, task, language);
});

const differencesSchema = z.array(
  z.strictObject({
    /** What's different, shown under the programs of `tasks` after `In c2pa-node …,`: it begins in lowercase. */
    why: z.string().min(1),
    /** Tasks whose Node.js programs are affected. */
    tasks: z.array(z.string()).min(1),
    /** The tests that fail because of it: `time-stamps.test.ts > its name`. */
    tests: z.array(z.string()).min(1),
  }),
);

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

/** The newest c2pa-node, which all Node.js samples run with too, and what's different with it. */
interface NewestNode {
  version: string;
  differences: z.infer<typeof differencesSchema>;
}

/** What `samples/newest` says; undefined if the newest release is the one that the samples use. */
export const newestNode = once((samplesDir: string): NewestNode | undefined => {
  const read = <Value>(name: string, schema: z.ZodType<Value>) => {
    const file = `samples/newest/${name}`;
    return readJson(join(samplesDir, 'newest', name), file, schema);
  };
  if (!existsSync(join(samplesDir, 'newest'))) return undefined;
  const version = read('package.json', packageSchema).dependencies['@contentauth/c2pa-node'] ?? '';
  return { version, differences: read('differences.json', differencesSchema) };
});

const lastChecked = once(readChecked);

/** How a program was checked, in a word or two. `cannot`: the library doesn't support the task. */
export type Mark = 'tests' | 'runs' | 'manual' | 'changed' | 'not run' | 'cannot';

/**
 * How a task was checked in a language, and the badge under its program: what it was tested with, or why it wasn't. The last
 * run takes precedence over task.json, as long as the program hasn't changed since.
 */
export function checkOf(
  samplesDir: string,
  name: string,
  language: string,
  check: SampleCheck,
  checked: Checked = lastChecked(samplesDir),
): { mark: Mark; note: string } {
  const last = checked[name]?.[language];
  const tested = (versions: string) => `Tested with ${withCore(samplesDir, language, versions)}`;
  const inTests = (versions: string) => tested(versions) + newestNote(samplesDir, name, language, versions);
  if (last?.result === 'passed')
    return last.digest === knownDigest(samplesDir, name, language)
      ? { mark: 'runs', note: inTests(last.with) }
      : { mark: 'changed', note: `Changed since the last test with ${last.with}.` };
  switch (check.runs) {
    case 'samples':
      return { mark: 'not run', note: last ? notTested(last.reason) : 'Not tested yet.' };
    case 'tests':
      return { mark: 'tests', note: inTests(check.with) };
    case 'by hand':
      return { mark: 'manual', note: `${tested(check.with)}, manually on ${check.on}.` };
    case 'not run':
      return { mark: 'not run', note: notTested(check.reason) };
    case 'cannot':
      return { mark: 'cannot', note: check.reason };
  }
}

/** `c2pa-node 0.8.0 (core 0.90)`: the versions with the core in the language's package. */
function withCore(samplesDir: string, language: string, versions: string): string {
  const named = versions.replaceAll('@contentauth/', '');
  // c2pa-wasm runs in Node.js, too, but with a core of its own.
  const library = named.startsWith('c2pa-wasm') ? 'wasm' : language;
  const [major, minor] = readToolsFile(samplesDir)?.cores[library]?.split('.') ?? [];
  if (minor === undefined || named.includes('core')) return named;
  return named.replace(/^(c2pa(?:-\w+|tool) [\d.]+)/, `$1 (core ${major}.${minor})`);
}

/** The end of the badge: the newest c2pa-node, and what's different with it. */
function newestNote(samplesDir: string, name: string, language: string, versions: string): string {
  // Programs that don't use the library run next to its newest release, which says nothing about them.
  const isNode = language === 'node' && versions.includes('c2pa-node');
  const newest = isNode ? newestNode(samplesDir) : undefined;
  if (!newest) return '.';
  const why = newest.differences.filter(({ tasks }) => tasks.includes(name)).map((one) => one.why);
  if (why.length === 0) return `, and with c2pa-node ${newest.version}.`;
  return `.${why.map((one) => ` In c2pa-node ${newest.version}, ${one}`).join('')}`;
}

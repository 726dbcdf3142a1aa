import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { argsOf } from '../../features/samples/run.ts';
import { readSample, type SampleRun, type ShownSample } from '../../features/samples/shown.ts';
import { type Inputs, inputsFor, readTask, readTasks } from '../../features/samples/task.ts';
import { filesOf } from '../cache.ts';
import { zipOf } from '../packages/archive.ts';
import { filesWith } from '../packages/hash-coverage.ts';
import { readJson } from '../read-data-file.ts';
import { npmPackages, SETUPS, type Setup } from './set-up.ts';

type Files = Map<string, string | Uint8Array>;

/** Inputs that are the same in an archive and in our tests. */
const SAME = new Set(['photo.jpg', 'edited.jpg', 'logo.jpg', 'test-certs', 'other-certs']);

/** The sources in a language that has other ones than `.mjs`. */
const SOURCES: Readonly<Record<string, RegExp>> = {
  python: /\.py$/,
  rust: /\.rs$/,
  c: /\.[ch]$/,
  cpp: /\.cpp$/,
};

/** Inputs with what they need first, in the order to create them. */
const inOrder = (names: readonly string[], inputs: Inputs): string[] => [
  ...new Set(names.flatMap((name): string[] => [...inOrder(inputs[name]?.needs ?? [], inputs), name])),
];

/** Unique on pages that show a task in several languages: `mark-ai-node`. */
const nameOf = (file: string): string => file.split('/').slice(0, 2).join('-');

/** The address of a program's archive: `/samples/mark-ai/node/mark-ai-node.zip`. */
export const sampleArchiveAt = (file: string): string =>
  `/samples/${file.slice(0, file.lastIndexOf('/'))}/${nameOf(file)}.zip`;

/**
 * A program as a folder that runs after one install: the program and what it needs, inputs, pinned packages, the expected
 * output, and a README. By path.
 * @returns undefined for a language without archives, a program that one command can't run, or packages without a version
 */
export function sampleFiles(
  samplesDir: string,
  { run, title }: Pick<ShownSample, 'run' | 'title'>,
): Files | undefined {
  const [program] = run?.files ?? [];
  const setup = SETUPS[run?.language ?? ''];
  if (!run?.command || !program || !setup) return undefined;
  const [taskName = ''] = program.split('/');
  const task = readTask(samplesDir, taskName);
  const generated = [...(task?.given ?? []), ...(task?.outside ?? [])].flatMap((one) => one.split(' '));
  // What another program writes, a file or a folder, and isn't among the inputs can't be in the archive.
  const isMissing = (word: string) => generated.includes(word) && !run.inputs.includes(word);
  const named = run.command.split(' ').map((word) => word.split('/')[0] ?? '');
  if (named.some((word) => /[a-z]/i.test(word) && isMissing(word))) return undefined;
  const bytesOf = (file: string) => readFileSync(join(samplesDir, file));
  const inputs = inputsFor(samplesDir, taskName);
  const needed = inOrder(run.inputs, inputs).flatMap((name) => {
    const input = inputs[name];
    return input && !input.files.includes(program) ? [{ name, ...input }] : [];
  });
  const files: Files = new Map(run.files.map((file) => [basename(file), bytesOf(file)]));
  for (const { name, files: sources, command } of needed)
    for (const file of sources) files.set(command ? basename(file) : name, bytesOf(file));
  const scripts = [...files].flatMap(([name, bytes]) =>
    /\.(?:m?js|py|rs|cpp|[ch])$/.test(name) ? [[name, bytes.toString()] as const] : [],
  );
  const own = SOURCES[run.language] ?? /\.m?js$/;
  // A script that creates an input may need packages of another language, and there's one install.
  const others = scripts.filter(([name]) => !own.test(name));
  if (others.some(([, source]) => npmPackages(source).length > 0)) return undefined;
  const prepared = setup(samplesDir, new Map(scripts.filter(([name]) => own.test(name))));
  if (!prepared) return undefined;
  for (const [name, text] of prepared.files) files.set(name, text);
  // With our own signed file instead of one that the reader signed, the program prints other names.
  const isSame = (name: string) =>
    SAME.has(name) ||
    task?.given.some(
      (one) => basename(one.split(' ').at(-1) ?? '') === name && !/\.(?:mjs|py|sh)\b/.test(one),
    );
  const isOurs = run.inputs.some(
    (name) => !isSame(name) && (task?.inputs?.[name] || generated.includes(name)),
  );
  const expected = isOurs ? undefined : expectedOutput(samplesDir, program);
  if (expected) files.set('expected.txt', bytesOf(expected));
  const inputCommands = needed.flatMap(({ command }) => command ?? []);
  files.set(
    'README.md',
    readme(
      { ...run, command: prepared.command?.(run.command) ?? run.command },
      title.replace(/ \(excerpt\)$/, ''),
      prepared,
      inputCommands,
      expected,
    ),
  );
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const line = (what: string, commands: readonly string[]) =>
  commands.length > 0 ? [`- ${what}: \`${commands.join(' && ')}\``] : [];

/** Five lines: a heading, and what to type. */
function readme(
  { command = '', choose }: SampleRun,
  title: string,
  { install, needs }: Setup,
  inputs: readonly string[],
  expected: string | undefined,
): string {
  const result = [
    ...(choose.length > 0 ? [`open the URL that it prints, and choose ${choose.join(', ')}`] : []),
    ...(expected ? ['apart from identifiers and dates, the output is expected.txt'] : []),
  ].join('; ');
  return [
    `# ${title}`,
    ...line(needs ? `Install (needs ${needs})` : 'Install', install),
    ...line('Create the input', inputs),
    ...line('Run', [command]),
    ...(result ? [`- Result: ${result}.`] : []),
    '',
  ].join('\n');
}

/** The output of the case whose arguments pages show, if it's the same in this language. */
function expectedOutput(samplesDir: string, program: string): string | undefined {
  const [name = '', language = ''] = program.split('/');
  const task = readTask(samplesDir, name);
  const check = task?.languages[language];
  const [first] = task?.cases ?? [];
  if (!task || !check || check.runs !== 'samples' || !first?.prints) return undefined;
  if (String(argsOf(task, check)) !== String(first.args)) return undefined;
  return `${name}/${check.differs?.prints[first.prints] ?? first.prints}`;
}

/** An archive's address, and what makes it; undefined if there's none. */
type Archive = readonly [address: string, make: () => Promise<Uint8Array | undefined>];

/** The archive of every program, in a folder of its name. */
export const sampleArchives = (samplesDir: string): Archive[] =>
  [...readTasks(samplesDir)].flatMap(([task, { languages }]) =>
    Object.entries(languages).flatMap(([language, check]): Archive[] => {
      if (check.runs === 'cannot') return [];
      const file = `${task}/${language}/${check.file}`;
      return [[sampleArchiveAt(file), () => sampleArchive(samplesDir, file)]];
    }),
  );

async function sampleArchive(samplesDir: string, file: string): Promise<Uint8Array | undefined> {
  const files = sampleFiles(samplesDir, readSample(samplesDir, { file }));
  const added = await filesWith(String(files?.get('package.json') ?? '{}'));
  return files && zipOf(nameOf(file), new Map([...files, ...added]));
}

/** `examples/<name>/archive.json`: files of `samples/` that readers get with the example, by their place in it. */
const archiveSchema = z.record(z.string(), z.string());
const DEFINITION = 'archive.json';

/**
 * Everything that readers get with an example: its files, those in archive.json, and the tarball of our package. By path.
 * @returns undefined for an example without archive.json
 */
export async function exampleFiles(sourceDir: string, name: string): Promise<Files | undefined> {
  const folder = join(sourceDir, 'examples', name);
  if (!existsSync(join(folder, DEFINITION))) return undefined;
  const more = readJson(join(folder, DEFINITION), `examples/${name}/${DEFINITION}`, archiveSchema);
  const packageJson = join(folder, 'package.json');
  const added = await filesWith(existsSync(packageJson) ? readFileSync(packageJson, 'utf8') : '{}');
  const own = filesOf(folder, ['**/*']).filter((path) => path !== DEFINITION && !added.has(path));
  const files: Files = new Map(own.map((path) => [path, readFileSync(join(folder, path))]));
  for (const [path, from] of Object.entries(more))
    files.set(path, readFileSync(join(sourceDir, 'samples', from)));
  return new Map([...files, ...added].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The archive of an example, with its files in a folder of its name. @returns undefined if it has none */
export async function exampleArchive(sourceDir: string, name: string): Promise<Uint8Array | undefined> {
  const files = await exampleFiles(sourceDir, name);
  return files && zipOf(name, files);
}

/** The archives of examples: `/examples/node-service.zip`. */
export const exampleArchives = (sourceDir: string): Archive[] =>
  globSync(`examples/*/${DEFINITION}`, { cwd: sourceDir }).map((file) => {
    const name = basename(dirname(file));
    return [`/examples/${name}.zip`, () => exampleArchive(sourceDir, name)];
  });

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { HASH_COVERAGE } from '../packages/hash-coverage.ts';
import { FROM_TARBALL, filesWith } from '../packages/project.ts';
import { zipOf } from '../packages/zip.ts';
import { argsOf } from '../samples/command.ts';
import { type Inputs, readInputs } from '../samples/inputs.ts';
import { recommendedVersions } from '../samples/recommended.ts';
import { readSample, type SampleRun, type ShownSample } from '../samples/shown.ts';
import { readTask } from '../samples/task.ts';

type Files = Map<string, string | Uint8Array>;

/** What a program needs installed. */
interface Setup {
  /** Files that name the packages with their versions. */
  files: ReadonlyMap<string, string>;
  /** Commands that install them. */
  install: readonly string[];
}

const npmPackages = (source: string): string[] =>
  [...source.matchAll(/^(?:import|\}) .*\bfrom '((?:@[\w-]+\/)?[\w-]+)(?:\/[^']*)?';?$/gm)].map(
    ([, name = '']) => name,
  );

/** Modules of Python packages that aren't named like their package; other modules come with Python. */
const PYTHON: Readonly<Record<string, string>> = { c2pa: 'c2pa-python', boto3: 'boto3', PIL: 'Pillow' };
const IN_OTHER_PACKAGES = /^(?:azure|google|pkcs11|trustmark|jsonschema|botocore)\b/;

const pythonPackages = (source: string): string[] =>
  [...source.matchAll(/^(?:import|from) (\w+)/gm)].flatMap(([, module = '']) =>
    IN_OTHER_PACKAGES.test(module) ? [module] : (PYTHON[module] ?? []),
  );

type Pinned = ReadonlyArray<readonly [name: string, version: string]>;

/** Packages with the version to install; undefined if one has none. */
function pinned(samplesDir: string, names: readonly string[]): Pinned | undefined {
  const versions = recommendedVersions(join(samplesDir, '..'));
  const found = [...new Set(names)].sort().map((name) => {
    const version = name === HASH_COVERAGE ? FROM_TARBALL : versions.get(name.replace(/^@.*\//, ''));
    return version === undefined ? undefined : ([name, version] as const);
  });
  return found.includes(undefined) ? undefined : found.filter((one) => one !== undefined);
}

function npmSetup(samplesDir: string, names: readonly string[]): Setup | undefined {
  const packages = pinned(samplesDir, names);
  if (!packages) return undefined;
  const definition = { private: true, type: 'module', dependencies: Object.fromEntries(packages) };
  return {
    files: new Map([['package.json', `${JSON.stringify(definition, null, 2)}\n`]]),
    install: packages.length > 0 ? ['npm install'] : [],
  };
}

function pythonSetup(samplesDir: string, sources: readonly string[]): Setup | undefined {
  const packages = pinned(samplesDir, sources.flatMap(pythonPackages));
  return (
    packages && {
      files: new Map([
        ['requirements.txt', packages.map(([name, version]) => `${name}==${version}\n`).join('')],
      ]),
      install: ['python3 -m venv .venv', '. .venv/bin/activate', 'python -m pip install -r requirements.txt'],
    }
  );
}

/** By language, from the program and what it imports. Languages without an entry have no archives. */
const SETUPS: Readonly<
  Record<string, (samplesDir: string, sources: readonly string[]) => Setup | undefined>
> = {
  node: (samplesDir, sources) => npmSetup(samplesDir, sources.flatMap(npmPackages)),
  web: (samplesDir, sources) => npmSetup(samplesDir, [...sources.flatMap(npmPackages), 'vite']),
  python: pythonSetup,
  c2patool: () => ({ files: new Map(), install: [] }),
  openssl: () => ({ files: new Map(), install: [] }),
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
  const bytesOf = (file: string) => readFileSync(join(samplesDir, file));
  const inputs = readInputs(samplesDir);
  const needed = inOrder(run.inputs, inputs).flatMap((name) => {
    const input = inputs[name];
    return input ? [{ name, ...input }] : [];
  });
  const files: Files = new Map(run.files.map((file) => [basename(file), bytesOf(file)]));
  for (const { name, files: sources, command } of needed)
    for (const file of sources) files.set(command ? basename(file) : name, bytesOf(file));
  const scripts = [...files].filter(([name]) => /\.(?:m?js|py)$/.test(name));
  const isOwn = ([name]: readonly [string, unknown]) => name.endsWith('.py') === (run.language === 'python');
  // A script that creates an input may need packages of another language, and there's one install.
  const others = scripts.filter((script) => !isOwn(script)).map(([, bytes]) => bytes.toString());
  if (others.some((source) => npmPackages(source).length > 0)) return undefined;
  const prepared = setup(
    samplesDir,
    scripts.filter(isOwn).map(([, bytes]) => bytes.toString()),
  );
  if (!prepared) return undefined;
  for (const [name, text] of prepared.files) files.set(name, text);
  const expected = expectedOutput(samplesDir, program);
  if (expected) files.set('expected.txt', bytesOf(expected));
  const inputCommands = needed.flatMap(({ command }) => command ?? []);
  files.set(
    'README.md',
    readme(run, title.replace(/ \(excerpt\)$/, ''), prepared.install, inputCommands, expected),
  );
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const line = (what: string, commands: readonly string[]) =>
  commands.length > 0 ? [`- ${what}: \`${commands.join(' && ')}\``] : [];

/** Five lines: a heading, and what to type. */
function readme(
  { command = '', choose }: SampleRun,
  title: string,
  install: readonly string[],
  inputs: readonly string[],
  expected: string | undefined,
): string {
  const result = [
    ...(choose.length > 0 ? [`open the URL that it prints, and choose ${choose.join(', ')}`] : []),
    ...(expected ? ['apart from identifiers and dates, the output is expected.txt'] : []),
  ].join('; ');
  return [
    `# ${title}`,
    ...line('Install', install),
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

/** The archive at a path below `/samples/`, in a folder of its name; undefined if it isn't a program's. */
export async function sampleArchive(samplesDir: string, path: string): Promise<Uint8Array | undefined> {
  const [, task = '', language = ''] = /^([\w-]+)\/([\w-]+)\/[\w-]+\.zip$/.exec(path) ?? [];
  const check = readTask(samplesDir, task)?.languages[language];
  if (!check || check.runs === 'cannot') return undefined;
  const file = `${task}/${language}/${check.file}`;
  if (sampleArchiveAt(file) !== `/samples/${path}`) return undefined;
  const files = sampleFiles(samplesDir, readSample(samplesDir, { file }));
  if (!files) return undefined;
  const definition = files.get('package.json');
  const added = definition ? await filesWith(definition.toString()) : new Map();
  return zipOf(nameOf(file), new Map([...files, ...added]));
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type SandboxContents,
  type SandboxFile,
  sandboxAddresses,
} from '@content-credentials/tools/sandbox/contents';
import { didYouMean } from '@content-credentials/verdict/nearest';
import { z } from 'zod';
import { AuthorError, ConfigError, checkWith } from '../../config/errors.ts';
import { languageOfFile } from '../../features/samples/files.ts';
import { filesOf } from '../cache.ts';
import { highlightLines } from '../markdown/highlight.ts';
import { zipOf } from '../packages/archive.ts';
import { FROM_TARBALL, filesWith, unpackedWith } from '../packages/hash-coverage.ts';
import { parseJson } from '../read-data-file.ts';

const PREFIX = 'sandbox-';

/** `examples/sandbox-<name>/sandbox.json`. */
const definitionSchema = z.strictObject({
  title: z.string().min(1),
  bundler: z.enum(['vite', 'rollup', 'webpack']),
  /** Another sandbox: it has the files that this project doesn't have itself, except for its bundler's settings. */
  base: z.string().optional(),
  /** The file shown first. */
  open: z.string(),
  /** Height of the frame with the running example, in CSS pixels. */
  height: z.int().min(240).max(1200).optional(),
});

const exact = z
  .string()
  .refine(
    (version) => version === FROM_TARBALL || /^\d+\.\d+\.\d+$/.test(version),
    "use one exact version, such as `1.2.3`, so that readers install the version that's tested",
  );

/** The parts of a project's package.json that the site uses. */
const packageSchema = z.looseObject({
  scripts: z.looseObject({ build: z.string(), start: z.string() }),
  dependencies: z.record(z.string(), exact).default({}),
  devDependencies: z.record(z.string(), exact).default({}),
});

type SandboxDefinition = z.infer<typeof definitionSchema>;

export interface Sandbox extends Omit<SandboxDefinition, 'base'> {
  name: string;
  /** All files that readers get, in the order that's shown. */
  files: readonly string[];
  base: Sandbox | undefined;
  /** Absolute path of the project. */
  folder: string;
  /** The project's dependencies: package → version. */
  packages: Readonly<Record<string, string>>;
}

/** The project that a file comes from: the one that has it itself, or else its base. */
export const ownerOf = <Project extends Pick<Sandbox, 'folder' | 'base'>>(
  sandbox: Project,
  path: string,
): Project | Sandbox =>
  sandbox.base && !existsSync(join(sandbox.folder, path)) ? ownerOf(sandbox.base, path) : sandbox;

/** Where a project's file is: in its own folder, or else in that of its base. */
export const projectPath = (sandbox: Pick<Sandbox, 'folder' | 'base'>, path: string): string =>
  join(ownerOf(sandbox, path).folder, path);

export const readProjectFile = (sandbox: Pick<Sandbox, 'folder' | 'base'>, path: string): Buffer =>
  readFileSync(projectPath(sandbox, path));

/** A project's folder, relative to the source folder. */
export const folderOf = (name: string): string => `examples/${PREFIX}${name}`;

/** A site's sandboxes, sorted by name. */
export function sandboxNames(sourceDir: string): string[] {
  const examples = join(sourceDir, 'examples');
  if (!existsSync(examples)) return [];
  return readdirSync(examples)
    .filter((name) => name.startsWith(PREFIX) && existsSync(join(examples, name, 'sandbox.json')))
    .map((name) => name.slice(PREFIX.length))
    .sort();
}

/** @throws Error, or ConfigError with file and key, if the project doesn't exist or is incomplete */
export function readSandbox(sourceDir: string, name: string): Sandbox {
  const names = sandboxNames(sourceDir);
  if (!names.includes(name)) {
    const fix = didYouMean(name, names, `the sandboxes are ${names.join(', ') || 'none yet'}`);
    throw new Error(`there's no ${folderOf(name)}/sandbox.json; ${fix}`);
  }
  const folder = join(sourceDir, folderOf(name));
  const file = `${folderOf(name)}/sandbox.json`;
  const definition = checkFile(definitionSchema, folder, file);
  const base = definition.base === undefined ? undefined : readSandbox(sourceDir, definition.base);
  const own = filesOf(folder, ['**/*']).filter((one) => one !== 'sandbox.json');
  const shared = base?.files.filter((one) => !own.includes(one) && !/^\w+\.config\./.test(one)) ?? [];
  const isSource = (one: string) => Number(one.includes('/'));
  // The program comes before what it's built with.
  const files = [...own, ...shared].sort().sort((a, b) => isSource(b) - isSource(a));
  if (!files.includes(definition.open)) {
    const fix = didYouMean(definition.open, files, `the files are ${files.join(', ')}`);
    throw new AuthorError(file, undefined, `\`open\` is "${definition.open}"; ${fix}`);
  }
  const packageFile = `${folderOf(name)}/package.json`;
  const { dependencies, devDependencies } = checkFile(packageSchema, folder, packageFile);
  return { ...definition, name, files, base, folder, packages: { ...dependencies, ...devDependencies } };
}

function checkFile<S extends z.ZodType>(schema: S, folder: string, name: string): z.output<S> {
  const file = join(folder, name.slice(name.lastIndexOf('/') + 1));
  if (!existsSync(file))
    throw new Error(`there is no file ${name}; add it, because readers install the project with it`);
  const result = checkWith(schema, parseJson(file, name), name);
  if (!result.ok) throw new ConfigError(result.problems);
  return result.value;
}

/** Their names in text. */
const BUNDLERS = { vite: 'Vite', rollup: 'Rollup', webpack: 'webpack' } as const;

/** CSS pixels, if sandbox.json doesn't specify a height. */
const FRAME_HEIGHT = 560;

/** Bytes that git looks at, too: no file of another kind begins with so much text. */
const BEGINNING = 8000;

/** Text, unless the bytes aren't valid text. */
export const isText = (bytes: Uint8Array): boolean => !bytes.subarray(0, BEGINNING).includes(0);

/** The address of a project's picture, from the site's root without the base; undefined for a text. */
export const pictureAddress = (sandbox: Sandbox, path: string): string | undefined =>
  isText(readProjectFile(sandbox, path)) ? undefined : `/${folderOf(ownerOf(sandbox, path).name)}/${path}`;

/** A file's code with the site's highlighting, one HTML string per line. */
export const highlightFile = (path: string, text: string): Promise<string[]> =>
  highlightLines(text.replace(/\n$/, ''), languageOfFile(path));

/** An address from the site's root, from a sandbox's folder. */
const fromFolder = (address: string): string => `../..${address}`;

async function fileOf(sandbox: Sandbox, path: string): Promise<SandboxFile> {
  const content = readProjectFile(sandbox, path);
  const file = { path, bytes: content.length };
  const picture = pictureAddress(sandbox, path);
  if (picture !== undefined) return { ...file, address: fromFolder(picture) };
  const text = content.toString('utf8');
  return { ...file, code: { text, html: (await highlightFile(path, text)).join('\n') } };
}

/** All texts of a project, for readers without script and for programs. */
const allTexts = (sandbox: Sandbox): string =>
  sandbox.files
    .filter((path) => pictureAddress(sandbox, path) === undefined)
    .map((path) => `===== ${path} =====\n\n${readProjectFile(sandbox, path)}`)
    .join('\n');

/** What the tool fetches when a reader opens the sandbox. */
export async function sandboxContents(sandbox: Sandbox, zip = sandboxZip(sandbox)): Promise<SandboxContents> {
  return {
    title: sandbox.title,
    builtWith: BUNDLERS[sandbox.bundler],
    page: fromFolder(sandboxAddresses(sandbox.name).page),
    open: sandbox.open,
    height: sandbox.height ?? FRAME_HEIGHT,
    zipBytes: (await zip).length,
    files: await Promise.all(sandbox.files.map((path) => fileOf(sandbox, path))),
    unpacked: Object.fromEntries(
      await unpackedWith(readProjectFile(sandbox, 'package.json').toString('utf8')),
    ),
  };
}

/** What's served in a sandbox's folder, except the built example: path → content. */
export async function sandboxFiles(sandbox: Sandbox): Promise<Map<string, string | Uint8Array>> {
  const zip = sandboxZip(sandbox);
  return new Map<string, string | Uint8Array>([
    ['files.txt', allTexts(sandbox)],
    ['files.json', JSON.stringify(await sandboxContents(sandbox, zip))],
    [`sandbox-${sandbox.name}.zip`, await zip],
  ]);
}

/** Everything that readers get: the project's files, and the tarball of our package. */
export async function filesOfSandbox(sandbox: Sandbox): Promise<Map<string, string | Uint8Array>> {
  return new Map<string, string | Uint8Array>([
    ...sandbox.files.map((path) => [path, readProjectFile(sandbox, path)] as const),
    ...(await filesWith(readProjectFile(sandbox, 'package.json').toString('utf8'))),
  ]);
}

/** The project as a download, in its own folder. */
export const sandboxZip = async (sandbox: Sandbox): Promise<Uint8Array> =>
  zipOf(`sandbox-${sandbox.name}`, await filesOfSandbox(sandbox));

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type SandboxContents,
  type SandboxFile,
  sandboxAddresses,
} from '@content-credentials/tools/sandbox/contents';
import { didYouMean } from '@content-credentials/verdict/nearest';
import { z } from 'zod';
import { AuthorError } from '../../config/errors.ts';
import { languageOfFile } from '../../features/samples/files.ts';
import { filesOf } from '../cache.ts';
import { highlightLines } from '../markdown/highlight.ts';
import { zipOf } from '../packages/archive.ts';
import { FROM_TARBALL, filesWith, unpackedWith } from '../packages/hash-coverage.ts';
import { readJson } from '../read-data-file.ts';

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

/** A file of a project. */
export interface ProjectFile {
  /** Path in the project: `src/main.js`. */
  path: string;
  content: Buffer;
  /** The address of a picture, from the site's root without the base; undefined for a text. */
  picture: string | undefined;
}

export interface Sandbox extends Omit<SandboxDefinition, 'base'> {
  name: string;
  /** All files that readers get, in the order that's shown: its own, and those of its base. */
  files: readonly ProjectFile[];
  /** The project's dependencies: package → version. */
  packages: Readonly<Record<string, string>>;
}

/** A file of the project. @param path one of its files */
export const fileIn = ({ files }: Sandbox, path: string): ProjectFile =>
  files.find((one) => one.path === path) as ProjectFile;

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
  const definition = readJson(join(folder, 'sandbox.json'), file, definitionSchema);
  const base = definition.base === undefined ? undefined : readSandbox(sourceDir, definition.base);
  const own = filesOf(folder, ['**/*']).filter((path) => path !== 'sandbox.json');
  const shared = base?.files.filter(({ path }) => !own.includes(path) && !/^\w+\.config\./.test(path)) ?? [];
  const isSource = ({ path }: ProjectFile) => Number(path.includes('/'));
  const files = [...own.map((path) => readFile(folder, name, path)), ...shared]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    // The program comes before what it's built with.
    .sort((a, b) => isSource(b) - isSource(a));
  const paths = files.map(({ path }) => path);
  if (!paths.includes(definition.open)) {
    const fix = didYouMean(definition.open, paths, `the files are ${paths.join(', ')}`);
    throw new AuthorError(file, undefined, `\`open\` is "${definition.open}"; ${fix}`);
  }
  const packageFile = `${folderOf(name)}/package.json`;
  if (!own.includes('package.json'))
    throw new AuthorError(
      packageFile,
      undefined,
      "it doesn't exist; add it, because readers install the project with it",
    );
  const { dependencies, devDependencies } = readJson(
    join(folder, 'package.json'),
    packageFile,
    packageSchema,
  );
  return { ...definition, name, files, packages: { ...dependencies, ...devDependencies } };
}

function readFile(folder: string, name: string, path: string): ProjectFile {
  const content = readFileSync(join(folder, path));
  return { path, content, picture: isText(content) ? undefined : `/${folderOf(name)}/${path}` };
}

/** Their names in text. */
const BUNDLERS = { vite: 'Vite', rollup: 'Rollup', webpack: 'webpack' } as const;

/** CSS pixels, if sandbox.json doesn't specify a height. */
const FRAME_HEIGHT = 560;

/** Bytes that git looks at, too: no file of another kind begins with so much text. */
const BEGINNING = 8000;

/** Text, unless the bytes aren't valid text. */
export const isText = (bytes: Uint8Array): boolean => !bytes.subarray(0, BEGINNING).includes(0);

/** A file's code with the site's highlighting, one HTML string per line. */
export const highlightFile = (path: string, text: string): Promise<string[]> =>
  highlightLines(text.replace(/\n$/, ''), languageOfFile(path));

/** An address from the site's root, from a sandbox's folder. */
const fromFolder = (address: string): string => `../..${address}`;

async function shownFile({ path, content, picture }: ProjectFile): Promise<SandboxFile> {
  const file = { path, bytes: content.length };
  if (picture !== undefined) return { ...file, address: fromFolder(picture) };
  const text = content.toString('utf8');
  return { ...file, code: { text, html: (await highlightFile(path, text)).join('\n') } };
}

/** All texts of a project, for readers without script and for programs. */
const allTexts = ({ files }: Sandbox): string =>
  files
    .filter(({ picture }) => picture === undefined)
    .map(({ path, content }) => `===== ${path} =====\n\n${content}`)
    .join('\n');

/** What packages are installed with. */
export const packageJsonOf = (sandbox: Sandbox): string => String(fileIn(sandbox, 'package.json').content);

/** What the tool fetches when a reader opens the sandbox. */
export async function sandboxContents(sandbox: Sandbox, zip = sandboxZip(sandbox)): Promise<SandboxContents> {
  return {
    title: sandbox.title,
    builtWith: BUNDLERS[sandbox.bundler],
    page: fromFolder(sandboxAddresses(sandbox.name).page),
    open: sandbox.open,
    height: sandbox.height ?? FRAME_HEIGHT,
    zipBytes: (await zip).length,
    files: await Promise.all(sandbox.files.map(shownFile)),
    unpacked: Object.fromEntries(await unpackedWith(packageJsonOf(sandbox))),
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
    ...sandbox.files.map(({ path, content }) => [path, content] as const),
    ...(await filesWith(packageJsonOf(sandbox))),
  ]);
}

/** The project as a download, in its own folder. */
export const sandboxZip = async (sandbox: Sandbox): Promise<Uint8Array> =>
  zipOf(`sandbox-${sandbox.name}`, await filesOfSandbox(sandbox));

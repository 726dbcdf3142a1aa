import {
  type SandboxContents,
  type SandboxFile,
  sandboxAddresses,
} from '@content-credentials/tools/sandbox/contents';
import { languageOfFile } from '../../features/samples/files.ts';
import { highlightLines } from '../markdown/highlight.ts';
import { zipOf } from '../packages/archive.ts';
import { filesWith, unpackedWith } from '../packages/hash-coverage.ts';
import { folderOf, liveOf, ownerOf, readProjectFile, type Sandbox } from './definition.ts';

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
export async function sandboxContents(sandbox: Sandbox): Promise<SandboxContents> {
  return {
    title: sandbox.title,
    page: fromFolder(sandboxAddresses(liveOf(sandbox).name).page),
    open: sandbox.open,
    height: sandbox.height ?? FRAME_HEIGHT,
    zipBytes: (await sandboxZip(sandbox)).length,
    files: await Promise.all(sandbox.files.map((path) => fileOf(sandbox, path))),
    unpacked: Object.fromEntries(
      await unpackedWith(readProjectFile(sandbox, 'package.json').toString('utf8')),
    ),
  };
}

/** What's served in a sandbox's folder, except the built example: path → content. */
export const sandboxFiles = async (sandbox: Sandbox): Promise<Map<string, string | Uint8Array>> =>
  new Map<string, string | Uint8Array>([
    ['files.txt', allTexts(sandbox)],
    ['files.json', JSON.stringify(await sandboxContents(sandbox))],
    [`sandbox-${sandbox.name}.zip`, await sandboxZip(sandbox)],
  ]);

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

import { type SandboxContents, type SandboxFile, sandboxAddresses } from '../../page-data/sandbox.ts';
import { highlightLines } from '../markdown/highlight.ts';
import { unpackedWith } from '../packages/project.ts';
import { languageOfFile } from '../samples/file-language.ts';
import { liveOf, ownerOf, readProjectFile, type Sandbox } from './definition.ts';
import { sandboxZip } from './zip.ts';

/** CSS pixels, if sandbox.json doesn't specify a height. */
const FRAME_HEIGHT = 560;

/** Bytes that git looks at, too: no file of another kind begins with so much text. */
const BEGINNING = 8000;

/** Text, unless the bytes aren't valid text. */
export const isText = (bytes: Uint8Array): boolean => !bytes.subarray(0, BEGINNING).includes(0);

/** Path for reading a file, in a sandbox's folder: `.txt`, so that a browser shows HTML instead of running it. */
const rawPath = (path: string, bytes: Uint8Array): string => `files/${path}${isText(bytes) ? '.txt' : ''}`;

/** The address for reading a file, from the site's root without the base. A file of the base is served there. */
export const rawAddress = (sandbox: Sandbox, path: string): string =>
  sandboxAddresses(ownerOf(sandbox, path).name).folder + rawPath(path, readProjectFile(sandbox, path));

/** A file's code with the site's highlighting, one HTML string per line. */
export const highlightFile = (path: string, text: string): Promise<string[]> =>
  highlightLines(text.replace(/\n$/, ''), languageOfFile(path));

/** An address from the site's root, from a sandbox's folder. */
const beside = (address: string): string => address.replace('/sandboxes/', '../');

async function fileOf(sandbox: Sandbox, path: string): Promise<SandboxFile> {
  const bytes = readProjectFile(sandbox, path);
  const file = { path, bytes: bytes.length, address: beside(rawAddress(sandbox, path)) };
  if (!isText(bytes)) return file;
  const text = bytes.toString('utf8');
  return { ...file, code: { text, html: (await highlightFile(path, text)).join('\n') } };
}

/** What the tool fetches when a reader opens the sandbox. */
export async function sandboxContents(sandbox: Sandbox): Promise<SandboxContents> {
  return {
    title: sandbox.title,
    page: beside(sandboxAddresses(liveOf(sandbox).name).page),
    open: sandbox.open,
    height: sandbox.height ?? FRAME_HEIGHT,
    zipBytes: (await sandboxZip(sandbox)).length,
    files: await Promise.all(sandbox.files.map((path) => fileOf(sandbox, path))),
    unpacked: Object.fromEntries(
      await unpackedWith(readProjectFile(sandbox, 'package.json').toString('utf8')),
    ),
  };
}

/** What's served in a sandbox's folder, except the built example: path → content. Files of its base aren't there again. */
export async function sandboxFiles(sandbox: Sandbox): Promise<Map<string, string | Uint8Array>> {
  const own = sandbox.files.filter((path) => ownerOf(sandbox, path) === sandbox);
  const raw = own.map((path) => {
    const bytes = readProjectFile(sandbox, path);
    return [rawPath(path, bytes), bytes] as const;
  });
  return new Map<string, string | Uint8Array>([
    ...raw,
    ['files.json', JSON.stringify(await sandboxContents(sandbox))],
    [`sandbox-${sandbox.name}.zip`, await sandboxZip(sandbox)],
  ]);
}

import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import { basename, resolve, sep } from 'node:path';
import { formatNames, formatOf, MANIFEST_STORE, SNIFFED_BYTES } from '@content-credentials/verdict/formats';
import { MAX_FILE_BYTES } from '@content-credentials/verdict/sdk/sizes';
import { MAX_PEM_CHARACTERS, parsePem } from '@content-credentials/verdict/x509/pem';
import { z } from 'zod';
import type { Context } from '../site/open.ts';
import { ToolError } from '../tool.ts';
import type { InspectionTask, TaskList } from './inspection.ts';

const isIn = (path: string, folder: string) =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/**
 * The real path of a file that may be read: links are followed before the folder is compared.
 * @param folders undefined: any folder
 * @throws ToolError that says why not
 */
export async function localFile(given: string, folders: readonly string[] | undefined): Promise<string> {
  if (given.includes('\0')) throw new ToolError('The path contains a null character.');
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(given))
    throw new ToolError(
      `${given} is a URL. inspect_file makes no network requests: download the file, and pass its path.`,
    );
  const path = await realpath(resolve(given)).catch((error: NodeJS.ErrnoException) => {
    throw new ToolError(
      `${given} can't be opened (${error.code}). Check the path; relative paths start at ${process.cwd()}.`,
    );
  });
  if (folders && !folders.some((folder) => isIn(path, folder)))
    throw new ToolError(
      folders.length > 0
        ? `${given} isn't in a folder that this server can read: ${folders.join(', ')}. Start the server with --folder for that folder.`
        : `Over HTTP, this server doesn't read local files unless it's started with --folder.`,
    );
  const found = await stat(path);
  // A pipe or device could block permanently or never end.
  if (!found.isFile()) throw new ToolError(`${given} isn't a regular file.`);
  if (found.size === 0) throw new ToolError(`${given} is empty: 0 bytes. Get the file again.`);
  if (found.size > MAX_FILE_BYTES)
    throw new ToolError(
      `${given} is ${found.size} bytes; the limit is ${MAX_FILE_BYTES}. Read it with C2PA Tool instead.`,
    );
  return path;
}

/** The first bytes of a file. @param most the maximum number */
export async function headOf(path: string, most: number): Promise<Uint8Array> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, 'r');
    const { buffer, bytesRead } = await file.read(new Uint8Array(most), 0, most, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file?.close();
  }
}

/** How a tool takes a local file. */
export const FILE_INPUT = {
  path: z
    .string()
    .min(1)
    .max(4096)
    .describe('An image, video, audio file, PDF, or .c2pa file on this machine.'),
  manifest_path: z
    .string()
    .max(4096)
    .optional()
    .describe('The .c2pa file, if the manifest store is in a separate file.'),
};

/** What a published trust list has for the server. */
const trustListFile = z.object({
  title: z.string(),
  counts: z.enum(['signers', 'time stamps']),
  frozen: z.string().optional(),
  license: z.object({ name: z.string(), url: z.string(), credit: z.string() }).optional(),
  source: z.object({ url: z.string() }),
  issued: z.string(),
  certificates: z.array(z.object({ kind: z.enum(['root', 'intermediate', 'signer']), der: z.base64() })),
});
type TrustListFile = z.infer<typeof trustListFile>;

/** The documentation's trust lists: those used by default, or the others. */
const siteLists = ({ files, data }: Context, isDefault: boolean): Promise<TrustListFile[]> =>
  Promise.all(
    data.trustLists
      .filter((list) => list.isDefault === isDefault)
      .map(async ({ path }) => trustListFile.parse(JSON.parse(await files.read(path)))),
  );

const taskList = ({ title, issued, counts, frozen, certificates }: TrustListFile): TaskList => {
  const ders = (isSigner: boolean) =>
    certificates
      .filter(({ kind }) => (kind === 'signer') === isSigner)
      .map(({ der }) => new Uint8Array(Buffer.from(der, 'base64')));
  return {
    ...{ title, issued, isFrozen: frozen !== undefined, counts: [counts] },
    ...{ anchors: ders(false), allowed: ders(true) },
  };
};

/** One line for all lists: those of one publisher are credited together, with the page that names their sources. */
function creditsOf(lists: readonly TrustListFile[], { url, pages }: Context['data']): string | undefined {
  const titles = new Map<string, string[]>();
  for (const { title, license } of lists) {
    if (!license) continue;
    // `C2PA trust list by the C2PA, converted …`: what follows the title is the same for all of them.
    const whose = license.credit.startsWith(title)
      ? license.credit.slice(title.length).trim()
      : license.credit;
    const key = `${whose} License: ${license.name}, ${license.url}.`;
    titles.set(key, [...(titles.get(key) ?? []), title]);
  }
  if (titles.size === 0) return undefined;
  const credits = [...titles].map(([whose, all]) => `${all.join(' and ')} ${whose}`);
  const sources = pages.some(({ address }) => address === '/tools/trust')
    ? [`${url}tools/trust`]
    : lists.map(({ source }) => source.url);
  return `${credits.join(' ')} Sources: ${sources.join(', ')}.`;
}

/**
 * Certificates that count as trust anchors. Parsed, because the SDK would fetch a text that begins like a URL.
 *
 * Whatever the file is, it's refused with the same sentence: a path to another file must reveal neither its text nor
 * what kind of secret is in it.
 */
async function anchorsIn(given: string, folders: Context['folders']): Promise<Uint8Array[]> {
  const path = await localFile(given, folders);
  const text = new TextDecoder().decode(await headOf(path, MAX_PEM_CHARACTERS + 1));
  try {
    return parsePem(text).map(({ der }) => der);
  } catch {
    throw new ToolError(
      `${given} can't be used as a trust list. Pass a PEM file of up to ${MAX_PEM_CHARACTERS / 1_000_000} MB that contains the certificates of CAs, each complete, and no private key.`,
    );
  }
}

const isStore = async (path: string) =>
  formatOf(await headOf(path, SNIFFED_BYTES), basename(path))?.type === MANIFEST_STORE;

export interface TaskInput {
  path: string;
  manifest_path?: string | undefined;
  trust_list?: string | undefined;
  use_site_lists: boolean;
}

/**
 * The worker's task for a local file, and the credits of the trust lists that it uses.
 * @throws ToolError if the file can't be read
 */
export async function taskFor(
  context: Context,
  { path: given, manifest_path, trust_list, use_site_lists }: TaskInput,
): Promise<{ task: InspectionTask; credits: string | undefined }> {
  const { folders, data } = context;
  const path = await localFile(given, folders);
  const format = formatOf(await headOf(path, SNIFFED_BYTES), basename(path));
  const store = manifest_path === undefined ? undefined : await localFile(manifest_path, folders);
  if (!format && store === undefined)
    throw new ToolError(
      `${given} isn't in a format that the SDK reads, by its first bytes: ${formatNames}. Renaming it doesn't change that.`,
    );
  if (store !== undefined && !(await isStore(store)))
    throw new ToolError(`${manifest_path} isn't a manifest store. Pass the .c2pa file.`);
  const anchors = trust_list === undefined ? undefined : await anchorsIn(trust_list, folders);
  const [known, others] = use_site_lists
    ? [await siteLists(context, true), await siteLists(context, false)]
    : [[], []];
  const own: TaskList[] =
    anchors === undefined
      ? []
      : [{ title: 'Your certificates', counts: ['signers', 'time stamps'], anchors, allowed: [] }];
  const task = {
    path,
    bytes: (await stat(path)).size,
    type: format?.type ?? 'application/octet-stream',
    format: format?.label ?? 'Other format',
    ...(store && { store }),
    lists: [...known.map(taskList), ...own],
    otherLists: others.map(taskList),
  };
  return { task, credits: creditsOf(known, data) };
}

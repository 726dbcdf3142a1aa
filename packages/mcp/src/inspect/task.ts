import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { basename, resolve, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { formatNames, formatOf, MANIFEST_STORE, SNIFFED_BYTES } from '@content-credentials/verdict/formats';
import { MAX_FILE_BYTES } from '@content-credentials/verdict/sdk/sizes';
import { MAX_PEM_CHARACTERS, parsePem } from '@content-credentials/verdict/x509/pem';
import { z } from 'zod';
import type { Context, SiteData, TrustList } from '../site.ts';
import type { InspectionTask } from './inspection.ts';

const isIn = (path: string, folder: string) =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/**
 * The real path of a file that may be read: links are followed before the folder is compared.
 * @param folders undefined: any folder
 * @throws Error that says why not
 */
async function localFile(given: string, folders: readonly string[] | undefined): Promise<string> {
  if (given.includes('\0')) throw new Error('The path contains a null character.');
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(given))
    throw new Error(
      `${given} is a URL. inspect_file makes no network requests: download the file, and pass its path.`,
    );
  const path = await realpath(resolve(given)).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `${given} can't be opened (${error.code}). Check the path; relative paths start at ${process.cwd()}.`,
    );
  });
  if (folders && !folders.some((folder) => isIn(path, folder)))
    throw new Error(
      folders.length > 0
        ? `${given} isn't in a folder that this server can read: ${folders.join(', ')}. Start the server with --folder for that folder.`
        : `Over HTTP, this server doesn't read local files unless it's started with --folder.`,
    );
  const found = await stat(path);
  // A pipe or device could block permanently or never end.
  if (!found.isFile()) throw new Error(`${given} isn't a regular file.`);
  if (found.size === 0) throw new Error(`${given} is empty: 0 bytes. Get the file again.`);
  if (found.size > MAX_FILE_BYTES)
    throw new Error(
      `${given} is ${found.size} bytes; the limit is ${MAX_FILE_BYTES}. Read it with C2PA Tool instead.`,
    );
  return path;
}

/** The first bytes of a file. @param most the maximum number */
const headOf = (path: string, most: number): Promise<Uint8Array> =>
  buffer(createReadStream(path, { end: most - 1 }));

/** How a tool takes a local file. */
export const fileInput = z.strictObject({
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
});

/** How a tool takes a local file with trust lists. */
export const trustInput = fileInput.extend({
  trust_list: z
    .string()
    .max(4096)
    .optional()
    .describe('A PEM file with the certificates of CAs that you trust, for signers and time stamps.'),
  use_site_lists: z
    .boolean()
    .default(true)
    .describe(
      'Whether to use the trust lists of the documentation: the C2PA list for signers, its TSA list for time stamps.',
    ),
});

/** Whose lists these are, in one line. */
const creditsOf = (lists: SiteData['trustLists']): string =>
  lists
    .flatMap(({ license, source }) =>
      license ? `${license.credit} License: ${license.name}, ${license.url}. Source: ${source.url}.` : [],
    )
    .join(' ');

/**
 * Certificates that count as trust anchors. Parsed, because the SDK would fetch a text that begins like a URL.
 *
 * Whatever the file is, it's refused with the same sentence: a path to another file must reveal neither its text nor
 * what kind of secret is in it.
 */
async function ownList(given: string, folders: Context['folders']): Promise<TrustList> {
  const path = await localFile(given, folders);
  const text = new TextDecoder().decode(await headOf(path, MAX_PEM_CHARACTERS + 1));
  try {
    return {
      title: 'Your certificates',
      counts: ['signers', 'time stamps'],
      certificates: parsePem(text).map(({ der }) => ({
        kind: 'root',
        der: Buffer.from(der).toString('base64'),
      })),
    };
  } catch {
    throw new Error(
      `${given} can't be used as a trust list. Pass a PEM file of up to ${MAX_PEM_CHARACTERS / 1_000_000} MB that contains the certificates of CAs, each complete, and no private key.`,
    );
  }
}

const isStore = async (path: string) =>
  formatOf(await headOf(path, SNIFFED_BYTES), basename(path))?.type === MANIFEST_STORE;

/**
 * The worker's task for a local file, and the credits of the trust lists that it uses.
 * @throws Error if the file can't be read
 */
export async function taskFor(
  context: Context,
  { path: given, manifest_path, trust_list, use_site_lists }: z.output<typeof trustInput>,
): Promise<{ task: InspectionTask; credits: string }> {
  const { folders, data } = context;
  const path = await localFile(given, folders);
  const format = formatOf(await headOf(path, SNIFFED_BYTES), basename(path));
  const store = manifest_path === undefined ? undefined : await localFile(manifest_path, folders);
  if (!format && store === undefined)
    throw new Error(
      `${given} isn't in a format that the SDK reads, by its first bytes: ${formatNames}. Renaming it doesn't change that.`,
    );
  if (store !== undefined && !(await isStore(store)))
    throw new Error(`${manifest_path} isn't a manifest store. Pass the .c2pa file.`);
  const own = trust_list === undefined ? [] : [await ownList(trust_list, folders)];
  const site = use_site_lists ? data.trustLists : [];
  const defaults = site.filter(({ isDefault }) => isDefault);
  const task = {
    path,
    bytes: (await stat(path)).size,
    type: format?.type ?? 'application/octet-stream',
    format: format?.label ?? 'Other format',
    ...(store && { store }),
    lists: [...defaults, ...own],
    otherLists: site.filter(({ isDefault }) => !isDefault),
  };
  return { task, credits: creditsOf(defaults) };
}

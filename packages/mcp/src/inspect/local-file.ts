import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { MAX_FILE_BYTES } from '@content-credentials/verdict/sdk/sizes';
import { ToolError } from '../tool.ts';

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
        ? `${given} isn't in a folder that this server may read: ${folders.join(', ')}. Start it with --folder for that folder.`
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

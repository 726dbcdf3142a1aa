import { relative } from 'node:path';
import { docAddress, docIdOf } from '../addresses/address.ts';

/** The canonical address of a page's file (`docs/signing/index.mdx`); undefined if it isn't in any version's folder. */
export function addressOfFile(
  file: string,
  versions: ReadonlyArray<{ dir: string; path: string }>,
): string | undefined {
  const version = versions.find(({ dir }) => file.startsWith(`${dir}/`));
  return version && docAddress(version.path, docIdOf(relative(version.dir, file)));
}

import { relative } from 'node:path';
import { docAddress, docIdOf } from '../addresses/address.ts';
import type { KnownDoc } from '../config/references.ts';
import { filesOfDocs } from '../content/read-docs.ts';
import type { SiteData } from './configuration.ts';

/** The canonical address of a page's file (`docs/signing/index.mdx`); undefined if it isn't in any version's folder. */
export function addressOfFile(
  file: string,
  versions: ReadonlyArray<{ dir: string; path: string }>,
): string | undefined {
  const version = versions.find(({ dir }) => file.startsWith(`${dir}/`));
  return version && docAddress(version.path, docIdOf(relative(version.dir, file)));
}

/** The pages of the docs, from their file names and from data. */
export function docsOf(
  { site, generated }: Pick<SiteData, 'site' | 'generated'>,
  sourceDir: string,
): Array<KnownDoc & { file: string }> {
  const [first] = site.versions;
  const written = filesOfDocs(site, sourceDir).flatMap((file) => {
    const version = site.versions.find(({ dir }) => file.startsWith(`${dir}/`));
    if (!version) return [];
    const id = docIdOf(relative(version.dir, file.replace(/\.mdx$/, '')).replaceAll('\\', '/'));
    return [{ id, file, address: docAddress(version.path, id), version: version.name }];
  });
  const fromData = generated.flatMap(({ id, file }) =>
    first ? [{ id, file, address: docAddress(first.path, id), version: first.name }] : [],
  );
  return [...written, ...fromData];
}

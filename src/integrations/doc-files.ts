import { docAddress, docOfFile } from '../config/address.ts';
import type { KnownDoc } from '../config/references.ts';
import { filesOfDocs } from '../content/read-docs.ts';
import type { SiteData } from './configuration.ts';

/** The pages of the docs, from their file names and from data. */
export function docsOf(
  { site, generated }: Pick<SiteData, 'site' | 'generated'>,
  sourceDir: string,
): Array<KnownDoc & { file: string }> {
  const [first] = site.versions;
  const written = filesOfDocs(site, sourceDir).flatMap((file) => {
    const doc = docOfFile(file, site.versions);
    return doc ? [{ ...doc, file, version: doc.version.name }] : [];
  });
  const fromData = generated.flatMap(({ id, file }) =>
    first ? [{ id, file, address: docAddress(first.path, id), version: first.name }] : [],
  );
  return [...written, ...fromData];
}

import { existsSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { canonicalAddress, docAddress, docIdOf, splitAddress } from '../../addresses/address.ts';
import type { PageOptions } from './page.ts';

/**
 * Resolves a link as written: `./get-cert.mdx#root` becomes `/docs/signing/get-cert#root`; other forms stay
 * unchanged. The link report checks whether the address exists once all pages are known.
 * @param file the page's path in the source folder
 * @throws Error for a relative address that isn't a file, because its target would depend on the trailing slash
 */
export function resolveWrittenLink(
  url: string,
  file: string,
  { sourceDir, docs }: Pick<PageOptions, 'sourceDir' | 'docs'>,
): string {
  if (/^(?:[a-z][a-z+.-]*:|#|\/\/)/i.test(url)) return url;
  const { path, rest } = splitAddress(url);
  if (path.startsWith('/')) return canonicalAddress(url);
  if (!/\.mdx?$/.test(path)) {
    throw new Error(
      `the link \`${url}\` is relative; use the full address (\`/docs/…\`) or a file (\`./page.mdx\`)`,
    );
  }
  const target = normalize(join(dirname(file), path));
  if (!existsSync(join(sourceDir, target))) return `broken-file:${url}`;
  const home = docs.find(({ dir }) => !relative(dir, target).startsWith('..'));
  if (!home)
    throw new Error(
      `the link \`${url}\` points outside the docs folders; link to a page with its full address, such as \`/docs/signing\``,
    );
  return docAddress(home.path, docIdOf(relative(home.dir, target))) + rest;
}

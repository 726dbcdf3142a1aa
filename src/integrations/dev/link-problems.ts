import { canonicalAddress, docOfFile, hrefOf, splitAddress } from '../../addresses/address.ts';
import { fixedPages } from '../../config/fixed-pages.ts';
import type { SourceRecord } from '../../content/markdown/compiled-page.ts';
import { filesOfDocs } from '../../content/read-docs.ts';
import { type BuiltPage, builtPage } from '../built-pages.ts';
import type { CompiledPages } from '../compile-pages.ts';
import type { SiteData } from '../configuration.ts';
import { docsOf } from '../doc-files.ts';
import { findBroken } from '../link-report/find-broken.ts';
import { addressResolver } from '../link-report/resolve.ts';

/** A page that isn't checked: it exists, and its contents don't matter here. */
const unread: BuiltPage = { ...builtPage('unread.html', ''), ids: new Set(), links: [] };

/**
 * The broken links on one page, with the build's messages. Pages that it links to with an anchor are fetched from the
 * dev server itself. Links to files aren't checked, because the build writes many of them.
 * @param path of the page, including the base
 */
export async function linkProblems(
  path: string,
  origin: string,
  data: SiteData,
  sourceDir: string,
  compiled: CompiledPages,
): Promise<string[]> {
  const { site, redirects } = data;
  const here = canonicalAddress(`/${path.slice(site.base.length)}`);
  const files = filesOfDocs(site, sourceDir);
  const file = files.find((one) => docOfFile(one, site.versions)?.address === here);
  const record = file && compiled.get(file);
  if (!record) return [];

  const links = record.links.filter(({ url }) => !isFile(url));
  const pages = new Map<string, BuiltPage>(
    [...fixedPages(site), ...docsOf(data, sourceDir)]
      .map(({ address }) => address)
      .map((address) => [address, unread]),
  );
  for (const address of new Set(links.flatMap(({ url }) => anchored(url, here)))) {
    if (!pages.has(address)) continue;
    const answer = await fetch(origin + hrefOf(address, site));
    if (answer.ok) pages.set(address, { ...builtPage('page.html', await answer.text()), links: [] });
  }
  const others = files.filter((one) => one !== file).map((one): SourceRecord => ({ ...empty, file: one }));
  return findBroken({
    written: [{ ...record, links }, ...others].map((one) => ({
      address: docOfFile(one.file, site.versions)?.address ?? '',
      record: one,
    })),
    config: [],
    pages,
    others: new Set(redirects.map(({ from }) => from)),
    toAddress: addressResolver(site),
  }).map(({ message }) => message);
}

const empty: SourceRecord = { file: '', links: [] };

/** Addresses of files and folders that only a build writes. */
const isFile = (url: string): boolean =>
  url.startsWith('/') &&
  (/\.\w+$/.test(splitAddress(url).path) || /^\/(?:samples|examples|sandboxes)\//.test(url));

/** The page whose anchors are needed to check a link. */
function anchored(url: string, here: string): string[] {
  const { path, rest } = splitAddress(url);
  if (!rest.includes('#')) return [];
  return [path === '' ? here : canonicalAddress(path)];
}

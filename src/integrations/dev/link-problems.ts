import { canonicalAddress, docAddress, docOfFile, fixedPages, splitAddress } from '../../config/address.ts';
import { filesOfDocs, readDoc } from '../../content/read-docs.ts';
import { builtPage } from '../built-pages.ts';
import type { WrittenPages } from '../compile-pages.ts';
import type { SiteData } from '../configuration.ts';
import { brokenOnPage } from '../link-report/find-broken.ts';

/** The pages of the docs, from their file names and from data. */
export const docsOf = (
  { site, generated }: Pick<SiteData, 'site' | 'generated'>,
  sourceDir: string,
): Array<{ address: string; file: string }> => [
  ...filesOfDocs(site, sourceDir).flatMap((file) => {
    const doc = docOfFile(file, site.versions);
    return doc ? [{ address: doc.address, file }] : [];
  }),
  ...generated.map(({ id, file }) => ({ address: docAddress(site.versions[0]?.path ?? '', id), file })),
];

/** A page that exists, and whose sections aren't known here. */
const unread = builtPage('unread.html', '');

/**
 * The broken links of a written page, with the build's messages. Links to files and to sections of pages that aren't written
 * aren't checked: the build makes them.
 * @param file of the page, in the source folder
 */
export async function linkProblems(
  file: string,
  data: SiteData,
  sourceDir: string,
  written: WrittenPages,
): Promise<string[]> {
  const { site, redirects } = data;
  const files = filesOfDocs(site, sourceDir);
  const addressOf = (one: string) => docOfFile(one, site.versions)?.address ?? '';
  const here = addressOf(file);
  const record = written.pages.get(file);
  if (!record) return [];

  const pages = new Map(
    [...fixedPages(site), ...docsOf(data, sourceDir)].map(({ address }) => [address, unread]),
  );
  const fileAt = new Map(files.map((one) => [addressOf(one), one]));
  for (const address of new Set(record.links.map(({ url }) => pageWithAnchor(url, here)))) {
    const target = address !== undefined && fileAt.get(address);
    // A page with a mistake of its own says so when it's saved or shown.
    const page = target && (await written.page(target).catch(() => undefined));
    if (!page) continue;
    const { ids } = builtPage('page.html', page.html);
    const moved = Object.keys((await readDoc(target, site, sourceDir))?.facts.moved ?? {});
    pages.set(address, { ...unread, ids: new Set([...ids, ...moved]) });
  }
  const links = record.links.filter(
    ({ url }) => !isFile(url) && pages.get(pageWithAnchor(url, here) ?? '') !== unread,
  );
  const others = new Set(redirects.map(({ from }) => from));
  const broken = brokenOnPage({ address: here, record: { ...record, links } }, files, { pages, others });
  return broken.map(({ message }) => message);
}

/** Addresses of files and folders that only a build writes. */
const isFile = (url: string): boolean =>
  url.startsWith('/') &&
  (/\.\w+$/.test(splitAddress(url).path) || /^\/(?:samples|examples|sandboxes)\//.test(url));

/** The page whose anchors are needed to check a link. */
function pageWithAnchor(url: string, here: string): string | undefined {
  const { path, rest } = splitAddress(url);
  if (!rest.includes('#')) return undefined;
  return path === '' ? here : canonicalAddress(path);
}

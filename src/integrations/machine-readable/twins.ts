import { parseFragment } from 'parse5';
import { absoluteUrl, canonicalAddress, splitAddress, twinAddress } from '../../addresses/address.ts';
import { ContentCache, contentKey } from '../../build-cache/content-cache.ts';
import type { Site } from '../../config/index.ts';
import type { SourceRecord } from '../../content/markdown/compiled-page.ts';
import { placeImage } from '../../content/markdown/images.ts';
import { resolveWrittenLink } from '../../content/markdown/links.ts';
import type { BuiltPage, BuiltPages } from '../built-pages.ts';
import { find } from '../html-tree.ts';
import { addressResolver } from '../link-report/resolve.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { plainMarkdown } from './plain-markdown.ts';
import { splice } from './splice.ts';
import { twinOf } from './twin.ts';

export interface TwinSources {
  site: Site;
  sourceDir: string;
  pages: BuiltPages;
  /** The source of each page that has one, by canonical address. */
  records: ReadonlyMap<string, SourceRecord>;
  readHtml: (page: BuiltPage) => Promise<string>;
}

/** Increase it when the same HTML produces different Markdown. */
const FORMAT = '1';
const kept = new ContentCache<string>('markdown-twins', FORMAT, 1000);

/** The Markdown twin of every page that links to one, by canonical address. */
export async function markdownTwins({
  site,
  sourceDir,
  pages,
  records,
  readHtml,
}: TwinSources): Promise<Map<string, string>> {
  const options = { sourceDir, policy: site, docs: site.versions };
  const toAddress = addressResolver(site);
  const twins = new Map<string, string>();
  // How a link is written depends on the site and on which pages have a twin.
  const { url, base, trailingSlash } = site;
  const around = contentKey(
    url,
    base,
    trailingSlash,
    [...pages.values()].map(({ address, hasTwin }) => [address, hasTwin]),
  );

  /** A full address, because a twin is read outside the site; the address of the target's twin, if it has one. */
  const whole = (address: string): string => {
    const { path, rest } = splitAddress(canonicalAddress(address));
    return absoluteUrl(pages.get(path)?.hasTwin ? twinAddress(path) + rest : address, site);
  };

  const fromSource = (page: BuiltPage, { file, source, edits }: SourceRecord): string =>
    plainMarkdown(splice(source, edits), (url) => {
      if (url.startsWith('#')) return whole(page.address + url);
      // A full address is that of the file itself, whether it's shown or linked.
      if (isPicture(url) && !url.startsWith('/'))
        return whole(`/${placeImage({ url, alt: url }, file, options).src.slice(site.base.length)}`);
      const address = resolveWrittenLink(url, file, options);
      return address.startsWith('broken-file:') ? url : address.startsWith('/') ? whole(address) : address;
    });

  const fromHtml = async (page: BuiltPage): Promise<string> => {
    const [source = ''] = /<main[\s>][\s\S]*<\/main>/.exec(await readHtml(page)) ?? [];
    return kept.take(contentKey(source, page.address, around), () => {
      const main = find(parseFragment(source), ({ tagName }) => tagName === 'main');
      return main
        ? htmlToMarkdown(main, (href) => {
            const address = toAddress(href, page.address);
            return address === undefined ? href : whole(address);
          })
        : '';
    });
  };

  for (const page of pages.values()) {
    if (!page.hasTwin) continue;
    const record = records.get(page.address);
    twins.set(page.address, twinOf(page, record ? fromSource(page, record) : await fromHtml(page)));
  }
  return twins;
}

/** A picture next to the page or in a static folder. */
const isPicture = (url: string): boolean =>
  !/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url) && /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(url);

import { canonicalAddress, docOfFile } from '../../config/address.ts';
import { report, type Severity } from '../../config/errors.ts';
import { withLines } from '../../config/load.ts';
import type { LinkPolicy, Site } from '../../config/site.ts';
import type { Locale } from '../../config/versions.ts';
import { sourceDir } from '../../content/source.ts';
import { writtenAddresses } from '../../content/translations.ts';
import { builtPages } from '../built-pages.ts';
import type { CompiledPages } from '../compile-pages.ts';
import type { SiteData } from '../configuration.ts';
import type { FileWriter } from '../files.ts';
import { servedFiles } from '../hosting/files.ts';
import { type ConfigLink, configLinks } from './config-links.ts';
import { type BrokenLink, deadEnd, findBroken } from './find-broken.ts';
import { addressResolver } from './resolve.ts';

/**
 * The pages below the default locale's that another build makes: what's written in each other locale, and this
 * build's pages that nobody writes. Links from another locale leave its base, so they aren't checked here.
 */
function pagesOfOtherLocales(site: Site, { code }: Locale, built: readonly string[]): string[] {
  if (code !== site.locales.default) return [];
  const written = writtenAddresses(site, code, sourceDir);
  const everywhere = built.filter((address) => !written.has(address));
  return site.locales.items
    .filter((other) => other.code !== code)
    .flatMap((other) =>
      [...everywhere, ...writtenAddresses(site, other.code, sourceDir)].map(
        (address) => other.path.replace(/\/$/, '') + (address === '/' ? '' : address),
      ),
    );
}

/**
 * Reports broken links and anchors (spec §5) once all pages and files are written, so it comes after every
 * integration that writes any.
 */
export function linkReport(
  { site, sidebars, redirects, locale }: SiteData,
  compiled: CompiledPages,
): FileWriter {
  return {
    name: 'link-report',
    async write(out) {
      const files = servedFiles(out);
      const pages = await builtPages(out);
      const others = [
        ...files.flatMap((file) => [`/${file}`, canonicalAddress(`/${file}`)]),
        ...redirects.map(({ from }) => from),
      ];
      const served = new Set([...others, ...pagesOfOtherLocales(site, locale, [...pages.keys()])]);
      // Only a broken link needs its line: to find one, the file is parsed.
      const isDead = ({ address }: ConfigLink) =>
        deadEnd(address, undefined, { pages, others: served }) !== undefined;
      const links = Map.groupBy(configLinks(site, sidebars, redirects), isDead);
      const dead = (links.get(true) ?? []).map((link) => ({ ...link, value: link.address }));
      const broken = findBroken({
        written: [...compiled.values()].flatMap((record) => {
          const address = docOfFile(record.file, site.versions)?.address;
          return address === undefined ? [] : [{ address, record }];
        }),
        config: [...(links.get(false) ?? []), ...(await withLines(dead, sourceDir))],
        pages,
        others: served,
        toAddress: addressResolver(site),
      });
      reportBroken(broken, site);
    },
  };
}

const byPlace = new Intl.Collator('en', { numeric: true }).compare;

const LOUDEST_LAST: readonly Severity[] = ['ignore', 'log', 'warn', 'throw'];

/**
 * Reports broken links with the configured severity: one message per severity, ending with the one that stops the
 * build.
 * @throws PolicyError if a broken link's setting is `throw`
 */
function reportBroken(
  broken: readonly BrokenLink[],
  policy: Pick<LinkPolicy, 'onBrokenLinks' | 'onBrokenMarkdownLinks'>,
): void {
  for (const severity of LOUDEST_LAST) {
    const messages = new Set(
      broken.filter((link) => policy[link.policy] === severity).map(({ message }) => message),
    );
    if (messages.size === 0) continue;
    const count = messages.size === 1 ? '1 broken link' : `${messages.size} broken links`;
    report(severity, [`${count}:`, ...[...messages].sort(byPlace)].join('\n  '));
  }
}

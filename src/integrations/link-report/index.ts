import { canonicalAddress, docOfFile } from '../../config/address.ts';
import { byPlace, keyPath, report, type Severity } from '../../config/errors.ts';
import type { Redirect } from '../../config/redirects.ts';
import type { Sidebars } from '../../config/sidebars.ts';
import type { Site } from '../../config/site.ts';
import type { Locale } from '../../config/versions.ts';
import { sourceDir } from '../../content/source.ts';
import { writtenAddresses } from '../../content/translations.ts';
import { builtPages } from '../built-pages.ts';
import type { CompiledPages } from '../compile-pages.ts';
import type { SiteData } from '../configuration.ts';
import { type FileWriter, servedFiles } from '../files.ts';
import { addressResolver, type BrokenLink, type ConfigLink, findBroken } from './find-broken.ts';

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
    write(out) {
      const files = servedFiles(out);
      const pages = builtPages(out);
      const others = [
        ...files.flatMap((file) => [`/${file}`, canonicalAddress(`/${file}`)]),
        ...redirects.map(({ from }) => from),
      ];
      const served = new Set([...others, ...pagesOfOtherLocales(site, locale, [...pages.keys()])]);
      const broken = findBroken({
        written: [...compiled.values()].flatMap((record) => {
          const address = docOfFile(record.file, site.versions)?.address;
          return address === undefined ? [] : [{ address, record }];
        }),
        config: configLinks(site, sidebars, redirects),
        pages,
        others: served,
        toAddress: addressResolver(site),
      });
      reportBroken(broken, site);
    },
  };
}

const LOUDEST_LAST: readonly Severity[] = ['ignore', 'log', 'warn', 'throw'];

/**
 * Reports broken links with the configured severity: one message per severity, ending with the one that stops the
 * build.
 * @throws Mistake if a broken link's setting is `throw`
 */
function reportBroken(
  broken: readonly BrokenLink[],
  policy: Pick<Site, 'onBrokenLinks' | 'onBrokenMarkdownLinks'>,
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

type Linking = Pick<Site, 'navbar' | 'announcementBar' | 'footer' | 'favicon' | 'logo'>;

/** Every link to a page or file on this site in the configuration. Page ids are checked elsewhere. */
function configLinks(site: Linking, sidebars: Sidebars, redirects: readonly Redirect[]): ConfigLink[] {
  const { navbar, announcementBar, footer, favicon, logo } = site;
  return [
    ...linksIn({ favicon, logo, navbar, announcementBar, footer }, [], 'site.config.ts'),
    ...linksIn(sidebars, [], 'sidebars.ts'),
    ...redirects.flatMap(({ from, to }): ConfigLink[] =>
      isOurs(to) ? [{ file: 'redirects.ts', key: from, address: to }] : [],
    ),
  ];
}

/** Fields whose whole value is an address, and HTML fields that can contain links. */
const ADDRESS_KEYS = new Set(['href', 'src', 'favicon']);
const HTML_KEYS = new Set(['content', 'value']);

const isOurs = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

function linksIn(value: unknown, path: PropertyKey[], file: ConfigLink['file']): ConfigLink[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, [...path, index], file));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => linksIn(inner, [...path, key], file));
  }
  if (typeof value !== 'string') return [];
  const name = String(path.at(-1));
  const found = ADDRESS_KEYS.has(name)
    ? [value]
    : HTML_KEYS.has(name)
      ? [...value.matchAll(/\s(?:href|src)=(["'])(.*?)\1/g)].map(([, , address = '']) => address)
      : [];
  return found.filter(isOurs).map((address) => ({ file, key: keyPath(path), address }));
}

import { locale, site } from 'virtual:site';
import { hrefOf, splitAddress } from '../config/address.ts';
import { htmlWithLinks } from '../config/fields.ts';
import type { NavbarItem } from '../config/layout.ts';
import type { ChromeData, LandingData, Link, NavItem } from '../layout/data.ts';
import { href } from '../ui/href.ts';
import { breadcrumbsOf, navigationOf } from './doc-page.ts';
import { openFor, readingOrder } from './navigation.ts';
import { type Doc, getDocs, labelOf } from './pages.ts';
import { sourceDir } from './source.ts';
import { nearestAddress, writtenAddresses } from './translations.ts';

/** The same page in another version if it exists; otherwise, that version's first page. */
function inVersion(
  address: string,
  from: string,
  to: (typeof site.versions)[number],
  docs: readonly Doc[],
): string {
  const moved = address.startsWith(`${from}/`) ? to.path + address.slice(from.length) : to.path;
  if (docs.some((doc) => doc.address === moved)) return moved;
  return docs.find((doc) => doc.version.name === to.name)?.address ?? to.path;
}

/** The page at `address` in another locale, or the nearest page above it that the locale has. */
const nearestTranslation = (address: string, code: string): string =>
  nearestAddress(
    address,
    writtenAddresses(site, locale.code, sourceDir),
    writtenAddresses(site, code, sourceDir),
    site.versions.map(({ path }) => path),
  );

/**
 * Address of the first page in a sidebar's reading order, in the version being read if it has that sidebar, or else in
 * the newest that does.
 */
async function firstPageOf(sidebarId: string, address: string): Promise<string | undefined> {
  const owners = site.versions.filter((version) => version.sidebars.includes(sidebarId));
  const here = versionAt(address);
  const owner = owners.find(({ name }) => name === here?.name) ?? owners[0];
  return owner && readingOrder((await navigationOf(owner, sidebarId)).nodes)[0]?.address;
}

/**
 * A doc in the version being read, or else in the newest that has it. Outside the docs, the link also knows the other
 * versions, because `client/options.ts` opens the reader's preferred one.
 */
async function docLink(
  id: string,
  label: string | undefined,
  address: string,
  docs: readonly Doc[],
): Promise<Link> {
  const here = versionAt(address);
  const found = site.versions.flatMap((version) => {
    const doc = docs.find((other) => other.id === id && other.version.name === version.name);
    return doc ? [doc] : [];
  });
  const doc = found.find(({ version }) => version.name === here?.name) ?? found[0];
  if (!doc) throw new Error(`the navbar names \`${id}\`, which checkReferences should have refused`);
  const versions = Object.fromEntries(found.map((other) => [other.version.name, href(other.address)]));
  return {
    label: label ?? labelOf(doc),
    href: href(doc.address),
    current: doc.address === address,
    area: await areaOf(doc),
    ...(!here && found.length > 1 && { versions }),
  };
}

async function areaOf(doc: Doc): Promise<string | undefined> {
  const [branch] = await breadcrumbsOf(doc);
  return branch?.items && branch.label;
}

/** The version whose pages include the address. One version's path can be below another's: /docs/1.0 below /docs. */
export const versionAt = (address: string) =>
  site.versions
    .filter(({ path }) => address === path || address.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];

async function resolveItem(item: NavbarItem, address: string): Promise<NavItem | undefined> {
  const docs = await getDocs();
  const current = (target: string) => splitAddress(target).path === address;
  switch (item.type) {
    case 'link':
      return { kind: 'link', label: item.label, href: href(item.href), current: current(item.href) };
    case 'icon':
      return { kind: 'icon', icon: item.icon, label: item.label, href: href(item.href) };
    case 'doc':
      return { kind: 'link', ...(await docLink(item.docId, item.label, address, docs)) };
    case 'sidebar': {
      const first = await firstPageOf(item.sidebarId, address);
      if (first === undefined) return undefined;
      return { kind: 'link', label: item.label, href: href(first), current: current(first) };
    }
    case 'dropdown':
      return {
        kind: 'menu',
        of: 'dropdown',
        label: item.label,
        items: await Promise.all(
          item.items.map((entry) =>
            entry.type === 'doc'
              ? docLink(entry.docId, entry.label, address, docs)
              : { label: entry.label, href: href(entry.href), current: current(entry.href) },
          ),
        ),
      };
    case 'locale': {
      const { items } = site.locales;
      if (items.length < 2) return undefined;
      // Locales are built one at a time; this one's path is at the end of the base.
      const root =
        locale.code === site.locales.default ? site.base : site.base.slice(0, -locale.path.slice(1).length);
      return {
        kind: 'menu',
        of: 'locale',
        label: locale.label,
        items: items.map((other) => ({
          label: other.label,
          lang: other.htmlLang,
          href: hrefOf(nearestTranslation(address, other.code), {
            ...site,
            base: root + other.path.slice(1),
          }),
          current: other.code === locale.code,
        })),
      };
    }
    case 'version': {
      const here = versionAt(address) ?? site.versions[0];
      if (!here) return undefined;
      if (site.versions.length < 2) return { kind: 'link', label: here.label, href: href(here.path) };
      return {
        kind: 'menu',
        of: 'version',
        label: here.label,
        items: site.versions.map((other) => ({
          label: other.label,
          version: other.name,
          href: href(inVersion(address, here.path, other, docs)),
          current: other.name === here.name,
        })),
      };
    }
    case 'search':
      return { kind: 'search', href: href(`/${site.search.searchPagePath}`) };
    case 'html':
      return { kind: 'html', html: htmlWithLinks(item.value, href) };
  }
}

/** Ends with a slash, whatever the policy. */
const folder = (href: string) => `${href.replace(/(\/|\.html)$/, '')}/`;

/**
 * Marks the link whose section the page is in: the one into the same branch of the sidebar, or else, of the links above the
 * page, the longest.
 */
function markSection(items: readonly NavItem[], address: string, area: string | undefined): NavItem[] {
  const isAbove = (to: string) => folder(to) !== site.base && folder(href(address)).startsWith(folder(to));
  const links = items.filter((item) => item.kind === 'link') as Link[];
  const inArea = links.filter((link) => area !== undefined && link.area === area);
  const above = links.filter((link) => isAbove(link.href)).sort((a, b) => b.href.length - a.href.length);
  const section = inArea.length === 1 ? inArea[0] : above[0];
  return items.map((item) => (item === section && !section.current ? { ...item, isSection: true } : item));
}

/** The navbar for the page at `address`. */
export async function chromeFor(address: string, version?: string): Promise<ChromeData> {
  const side = async (position: 'left' | 'right') => {
    const items = site.navbar.items.filter((item) => item.position === position);
    const resolved = await Promise.all(items.map((item) => resolveItem(item, address)));
    return resolved.filter((item) => item !== undefined);
  };
  const doc = (await getDocs()).find((other) => other.address === address);
  const [newest] = site.versions;
  return {
    left: markSection(await side('left'), address, doc && (await areaOf(doc))),
    right: await side('right'),
    // All pages outside the docs show their sidebar with all branches closed.
    ...(version ? { version } : { docs: newest ? (await landingData(newest)).sidebar : [] }),
  };
}

/** A version's docs landing page: its pages in order, and its sidebar as an index. */
export async function landingData(version: (typeof site.versions)[number]): Promise<LandingData> {
  const navigations = await Promise.all(version.sidebars.map((name) => navigationOf(version, name)));
  const nodes = navigations.flatMap((one) => one.nodes);
  return {
    address: version.path,
    versionLabel: version.label,
    sidebar: openFor(nodes, []),
    pages: readingOrder(nodes),
    nodes,
  };
}

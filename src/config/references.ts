import { didYouMean } from '@content-credentials/verdict/nearest';
import { fixedPages } from './address.ts';
import type { ConfigProblem } from './errors.ts';
import type { NavbarItem } from './layout.ts';
import { hiddenPages, type Redirect } from './redirects.ts';
import { firstDoc, type Sidebars, unknownId, unknownIds } from './sidebars.ts';
import type { Site } from './site.ts';

const file = 'site.config.ts';

/** What the configuration needs to know about a page of the docs. */
export interface KnownDoc {
  /** Path in the docs folder without the extension: `signing/get-cert`; `signing` for signing/index.mdx. */
  id: string;
  /** From the site's root, without base and trailing slash. */
  address: string;
  /** Name of its version. */
  version: string;
}

export interface Referenced {
  site: Site;
  sidebars: Sidebars;
  redirects: readonly Redirect[];
  docs: readonly KnownDoc[];
}

/**
 * Every place in the configuration that refers to a page or sidebar that doesn't exist: navbar items, versions,
 * sidebar entries and categories; and every redirect that hides a page. Empty if there are none.
 */
export function checkReferences({ site, sidebars, redirects, docs }: Referenced): ConfigProblem[] {
  const ids = new Set(docs.map(({ id }) => id));
  const pages = new Set([
    ...fixedPages(site).map(({ address }) => address),
    ...docs.map(({ address }) => address),
  ]);
  return [
    ...site.navbar.items.flatMap((item, index) =>
      itemProblems(item, `navbar.items[${index}]`, sidebars, ids),
    ),
    ...versionProblems(site, sidebars),
    ...entryProblems(site, sidebars, docs),
    ...hiddenPages(redirects, pages),
  ];
}

function itemProblems(
  item: NavbarItem,
  key: string,
  sidebars: Sidebars,
  ids: ReadonlySet<string>,
): ConfigProblem[] {
  switch (item.type) {
    case 'doc':
      return docProblems(item.docId, `${key}.docId`, ids);
    case 'dropdown':
      return item.items.flatMap((inner, index) =>
        inner.type === 'doc' ? docProblems(inner.docId, `${key}.items[${index}].docId`, ids) : [],
      );
    case 'sidebar': {
      const name = item.sidebarId;
      const missing = nameProblems(name, `${key}.sidebarId`, sidebars);
      if (missing.length > 0 || firstDoc(sidebars[name] ?? []) !== undefined) return missing;
      const problem = `\`${key}\` can't be shown, because the sidebar \`${name}\` doesn't have any pages`;
      const fix = 'add a page to that sidebar, or remove the item';
      return [{ file, key: `${key}.sidebarId`, value: name, problem, fix }];
    }
    default:
      return [];
  }
}

function versionProblems(site: Site, sidebars: Sidebars): ConfigProblem[] {
  return site.versions.flatMap((version, index) =>
    version.sidebars.flatMap((name, place) =>
      nameProblems(name, `versions[${index}].sidebars[${place}]`, sidebars),
    ),
  );
}

/** An entry needs its page in every version that shows the sidebar; a sidebar that no version shows is also checked. */
function entryProblems(site: Site, sidebars: Sidebars, docs: readonly KnownDoc[]): ConfigProblem[] {
  return Object.entries(sidebars).flatMap(([name, items]) => {
    const using = site.versions.filter((version) => version.sidebars.includes(name));
    return (using.length === 0 ? site.versions.slice(0, 1) : using).flatMap((version) => {
      const ids = new Set(docs.filter((doc) => doc.version === version.name).map(({ id }) => id));
      const where = site.versions.length > 1 ? ` in version \`${version.name}\`` : '';
      return unknownIds(items, ids, [name], where);
    });
  });
}

function docProblems(id: string, key: string, ids: ReadonlySet<string>): ConfigProblem[] {
  return ids.has(id) ? [] : [unknownId(id, ids, { file, key, where: ` (\`${key}\`)` })];
}

function nameProblems(name: string, key: string, sidebars: Sidebars): ConfigProblem[] {
  if (Object.hasOwn(sidebars, name)) return [];
  const names = Object.keys(sidebars);
  const otherwise = `sidebars.ts has ${names.map((known) => `\`${known}\``).join(', ') || 'none'}`;
  const problem = `there's no sidebar named \`${name}\` (\`${key}\`)`;
  return [{ file, key, value: name, problem, fix: didYouMean(name, names, otherwise) }];
}

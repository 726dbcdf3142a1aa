import { sidebars, type site } from 'virtual:site';
import type { LandingData } from '../page-data/landing.ts';
import type { Named } from '../page-data/navigation.ts';
import { openFor, readingOrder, resolveSidebar } from './navigation.ts';
import { getDocs, labelOf } from './pages.ts';

/** The map of a version's docs: its sidebar with each page's description. */
export async function landingData(version: (typeof site.versions)[number]): Promise<LandingData> {
  const docs = (await getDocs()).filter((doc) => doc.version.name === version.name);
  const byId = new Map(docs.map((doc) => [doc.id, { address: doc.address, label: labelOf(doc) }]));
  const descriptions = new Map(docs.map((doc) => [doc.address, doc.facts.description]));
  const written = new Set(docs.flatMap((doc) => ('entry' in doc.source ? [doc.address] : [])));
  const nodes = version.sidebars.flatMap((name) =>
    resolveSidebar(sidebars[name] ?? [], (id) => byId.get(id)),
  );
  return {
    address: version.path,
    versionLabel: version.label,
    sidebar: openFor(nodes, []),
    sections: nodes.map((node) => ({
      label: node.label,
      // Hundreds of reference pages would bury the others; the page above them lists them.
      pages: readingOrder([node])
        .filter(({ address }) => written.has(address))
        .map((page) => ({ ...page, description: descriptions.get(page.address) ?? '' })),
    })),
  };
}

/** Every page of every version's sidebars in reading order. */
export async function allPages(versions: (typeof site)['versions']): Promise<Named[]> {
  const lists = await Promise.all(versions.map(landingData));
  return lists.flatMap(({ sections }) => sections.flatMap(({ pages }) => pages));
}

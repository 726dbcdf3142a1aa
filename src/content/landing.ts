import { sidebars, type site } from 'virtual:site';
import type { LandingData } from '../layout/data.ts';
import { indexOf, openFor, readingOrder, resolveSidebar } from './navigation.ts';
import { getDocs, labelOf } from './pages.ts';

/** A version's docs landing page: its pages in order, and its sidebar as an index. */
export async function landingData(version: (typeof site.versions)[number]): Promise<LandingData> {
  const docs = (await getDocs()).filter((doc) => doc.version.name === version.name);
  const byId = new Map(docs.map((doc) => [doc.id, { address: doc.address, label: labelOf(doc) }]));
  const written = new Set(docs.flatMap((doc) => (doc.generated ? [] : [doc.address])));
  const nodes = version.sidebars.flatMap((name) =>
    resolveSidebar(sidebars[name] ?? [], (id) => byId.get(id)),
  );
  return {
    address: version.path,
    versionLabel: version.label,
    sidebar: openFor(nodes, []),
    pages: readingOrder(nodes).filter(({ address }) => written.has(address)),
    index: indexOf(nodes),
  };
}

import { generated as generatedPages } from 'virtual:pages';
import { locale, sidebars, site } from 'virtual:site';
import { absoluteUrl, reportUrl, twinAddress } from '../config/address.ts';
import { assistantUrl, editUrl } from '../config/services.ts';
import type { DocPageData, Named, SidebarNode } from '../layout/data.ts';
import { href } from '../ui/href.ts';
import { gitDates } from './git-dates.ts';
import type { Heading } from './markdown/page.ts';
import { neighborsOf, readingOrders, resolveSidebar, sidebarFor, trailsOf } from './navigation.ts';
import { type Doc, getDocs, labelOf } from './pages.ts';
import { sourceDir } from './source.ts';

interface VersionNavigation {
  nodes: SidebarNode[];
  orders: Named[][];
  trails: ReadonlyMap<string, SidebarNode[]>;
}

/** Read while other modules load. */
const dates = gitDates(sourceDir, [
  ...site.versions.map(({ dir }) => dir),
  ...new Set(generatedPages.map(({ file }) => file)),
]);
const navigations = new Map<string, Promise<VersionNavigation>>();

/** A version's sidebar, resolved once: every page needs it, and on a large site, it takes 20 ms. */
export function navigationOf(version: Doc['version'], name: string): Promise<VersionNavigation> {
  const key = `${version.name}/${name}`;
  const navigation =
    navigations.get(key) ??
    getDocs().then((all) => {
      const docs = all.filter((doc) => doc.version.name === version.name);
      const byId = new Map(docs.map((doc) => [doc.id, { address: doc.address, label: labelOf(doc) }]));
      const nodes = resolveSidebar(sidebars[name] ?? [], (id) => byId.get(id));
      return { nodes, orders: readingOrders(nodes), trails: trailsOf(nodes) };
    });
  navigations.set(key, navigation);
  return navigation;
}

/** Sidebar and reading order for the page, from the first sidebar in its version that includes it. */
async function navigationFor({ version, address }: Doc): Promise<VersionNavigation | undefined> {
  const all = await Promise.all(version.sidebars.map((name) => navigationOf(version, name)));
  return all.find(({ trails }) => trails.has(address)) ?? all[0];
}

const dateFormat = new Intl.DateTimeFormat(`${locale.htmlLang}-u-ca-${locale.calendar}`, {
  dateStyle: 'long',
  timeZone: 'UTC',
});

const formatDate = (date: string): string => dateFormat.format(new Date(date));

/** The start of a report about a page, with an empty line for what the reader writes. */
function reportHref(issueUrl: string, { facts, address, version }: Doc): string {
  const about = [`Page: ${absoluteUrl(address, site)}`, `Version: ${version.label}`];
  return reportUrl(issueUrl, `Problem on the page: ${facts.title}`, `${about.join('\n')}\n\n`);
}

/** The doc's place in its sidebar: the labels above it, and its own. */
export async function breadcrumbsOf(doc: Doc): Promise<DocPageData['breadcrumbs']> {
  return (await navigationFor(doc))?.trails.get(doc.address) ?? [];
}

/** What the card of the next page says, and whether its label is a name in code. */
const aboutNext = (doc: Doc | undefined): Partial<NonNullable<DocPageData['next']>> => ({
  description: doc?.facts.description,
  isCode: doc?.generated?.view === 'api-item',
});

export async function docPageData(doc: Doc, headings: readonly Heading[]): Promise<DocPageData> {
  const { sidebarLabel, checked, moved, ...facts } = doc.facts;
  const navigation = await navigationFor(doc);
  const trail = await breadcrumbsOf(doc);
  const neighbors = neighborsOf(navigation?.orders ?? [], doc.address);
  const { next } = neighbors;
  const docs = (await getDocs()).filter(({ version }) => version.name === doc.version.name);
  const docAt = (address: string) => docs.find((other) => other.address === address);
  const guide = docs.find(({ id }) => id === 'assistants');
  // Without history (an archive, or a page that isn't committed yet), use the date when the facts were checked.
  const updated = (await dates).get(doc.file)?.toISOString().slice(0, 10) ?? checked?.date;
  const { minLevel, maxLevel } = site.tableOfContents;
  return {
    address: doc.address,
    ...facts,
    sidebar: sidebarFor(navigation?.nodes ?? [], trail),
    breadcrumbs: trail,
    ...neighbors,
    ...(next && { next: { ...next, ...aboutNext(docAt(next.address)) } }),
    toc: headings
      .filter(({ depth }) => depth >= minLevel && depth <= maxLevel)
      .map(({ slug, text, depth }) => ({ id: slug, text, depth })),
    ...(checked && { checked: { with: checked.with, on: formatDate(checked.date) } }),
    moved: Object.entries(moved ?? {}).map(([id, address]) => ({ id, href: href(address) })),
    ...(site.lastUpdated &&
      updated && {
        lastUpdated: { iso: updated, text: formatDate(updated) },
      }),
    ...(site.repository && { editHref: editUrl(site.repository, doc.file) }),
    ...(site.issueUrl && { reportHref: reportHref(site.issueUrl, doc) }),
    markdownAddress: twinAddress(doc.address),
    assistants: site.assistants.map((assistant) => ({
      label: assistant.label,
      href: assistantUrl(assistant, absoluteUrl(twinAddress(doc.address), site)),
    })),
    ...(guide && { assistantsPage: guide.address }),
    ...(site.feedback && { feedback: { src: href(site.feedback.src), version: doc.version.label } }),
  };
}

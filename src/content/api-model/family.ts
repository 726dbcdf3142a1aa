import { join } from 'node:path';
import { overviewHeadings } from '../../page-data/api-headings.ts';
import type { OverviewPageData } from '../../page-data/api-reference.ts';
import type { Family, GeneratedFacts, ItemPage, OverviewPage } from '../../page-data/generated-page.ts';
import { creditParagraph } from './credit.ts';
import { readNotes } from './notes.ts';
import { exportGroups, reExportsOf, shapeSection } from './overview-page.ts';
import type { PackageSpec } from './packages.ts';
import { readPackage } from './read-package.ts';
import { createReference, type Reference } from './reference.ts';
import { splitSentence } from './rich-text.ts';
import { reachableShapes } from './usage.ts';
import { createWriter } from './writer.ts';

export type ApiFamily = Family<ItemPage | OverviewPage>;

/** A current package: one page for each export, with its members as sections. */
export interface CurrentPackage {
  spec: PackageSpec;
  /** Id of the package's page; exports are below it. */
  root: string;
  /** `c2pa-web` */
  shortName: string;
  /** Exports shown on the package's page. */
  small: readonly string[];
  sources: GeneratedFacts['sources'];
}

const SMALL = {
  id: 'small-types',
  title: 'Small types',
  text: 'Exported types that are too small for their own pages. A handle represents an object of the native library: pass it on, but don’t inspect it.',
};

/**
 * Generates the reference of one of the current packages.
 *
 * Members are sections, not pages: readers who look up `Reader` want to see at a glance what it can do, search the
 * page, and read related members together. (The legacy reference has a page for each member because its addresses are
 * old.)
 * @param sourceDir the site's source folder
 */
export async function currentFamily(
  { spec, root, shortName, small, sources }: CurrentPackage,
  sourceDir: string,
): Promise<ApiFamily> {
  const types = await readPackage(spec, sourceDir);
  const notes = readNotes(sourceDir, shortName);
  const reference = createReference({
    types,
    scheme: { root, prefix: '', memberPages: false, small },
    overviewId: root,
    suffix: shortName,
    notes,
    sources,
  });
  const overview = await overviewPage(reference, {
    id: root,
    title: `${shortName} API reference`,
    sidebarLabel: shortName,
    text: `${notes.about}\n\n${creditParagraph(types)}`,
    groups: exportGroups(reference.library, reference.items),
    reExports: reExportsOf(reference.library, types.entries[0]?.reExports ?? []),
    shapes: await shapeSection(reference.library, reachableShapes(reference.library), SMALL),
  });
  return {
    pages: [overview, ...(await reference.pages())],
    sidebar: reference.sidebar,
    watch: [join(sourceDir, notes.file)],
  };
}

export interface OverviewInput extends Omit<OverviewPageData, 'about'> {
  id: string;
  title: string;
  sidebarLabel: string;
  /** Its first sentence is the page's description. */
  text: string;
}

/** The page of one or several packages. */
export async function overviewPage(
  { library, items, facts }: Reference,
  { id, title, sidebarLabel, text, ...parts }: OverviewInput,
): Promise<OverviewPage> {
  const [first] = items;
  const [description, rest] = splitSentence(text);
  const about = first ? await createWriter(library, first).text(rest) : [];
  const data: OverviewPageData = { ...parts, about };
  return {
    ...facts,
    id,
    title,
    description,
    sidebarLabel,
    headings: overviewHeadings(data),
    view: 'api-overview',
    data,
  };
}

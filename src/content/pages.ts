import { generated as generatedPages } from 'virtual:pages';
import { redirects, sidebars, site } from 'virtual:site';
import { docAddress, docOfFile, duplicateRoutes, type FixedPage, fixedPages } from '../config/address.ts';
import { ConfigError, report } from '../config/errors.ts';
import { withLines } from '../config/load.ts';
import { checkReferences } from '../config/references.ts';
import { typeset } from '../ui/text.ts';
import type { PageFacts } from './front-matter.ts';
import type { AnyGeneratedPage } from './generated/page.ts';
import { readDocs } from './read-docs.ts';
import { sourceDir } from './source.ts';

/** A page of the docs before rendering. */
export interface Doc {
  /** Path in its version's folder, without the extension: `signing/get-cert`. */
  id: string;
  version: (typeof site.versions)[number];
  /** Canonical address, without base: `/docs/signing/get-cert`. */
  address: string;
  /** File in the source folder, such as `docs/signing/get-cert.mdx`; for a generated page, its data file. */
  file: string;
  facts: PageFacts;
  /** Its data, if it's generated. */
  generated?: AnyGeneratedPage;
  /** What's wrong with its front matter: a dev server shows the others. */
  problems?: readonly string[];
}

/** A page's label in the sidebar and the navbar. */
export const labelOf = ({ facts }: Doc): string => facts.sidebarLabel ?? facts.title;

/** Addresses served by `src/pages/`. */
const FIXED_ROUTES: readonly FixedPage[] = fixedPages(site);

async function load(): Promise<Doc[]> {
  const docs = (await readDocs(site, sourceDir)).map(({ file, facts, problems }): Doc => {
    const doc = docOfFile(file, site.versions);
    if (!doc) throw new Error(`${file} isn't in any version's folder`);
    return { ...doc, file, facts, problems };
  });
  docs.push(...generatedDocs());
  // checkReferences always rejects a redirect that hides a page: some hosts would redirect, and others show the page.
  const twice = duplicateRoutes([
    ...FIXED_ROUTES,
    ...docs.map(({ address, file }) => ({ address, by: file })),
  ]);
  // While it's written, a page with another one's address doesn't keep the others from being shown.
  if (import.meta.env.PROD && twice.size > 0) report(site.onDuplicateRoutes, [...twice.values()].join('\n'));
  const problems = checkReferences({
    site,
    sidebars,
    redirects,
    docs: docs.map(({ id, address, version }) => ({ id, address, version: version.name })),
  });
  if (problems.length) throw new ConfigError(withLines(problems, sourceDir));
  // If duplicates are allowed, the first page keeps the address.
  const taken = new Set(FIXED_ROUTES.map(({ address }) => address));
  return docs.filter(({ address }) => {
    const isFirst = !taken.has(address);
    taken.add(address);
    return isFirst;
  });
}

/** Generated pages describe the current state, so they belong to the first version. */
function generatedDocs(): Doc[] {
  const [version] = site.versions;
  if (!version) return [];
  return generatedPages.map((generated: AnyGeneratedPage): Doc => {
    const { id, file, title, description, sidebarLabel, type, sources, checked } = generated;
    const written = { title, description: typeset(description), sidebarLabel, type, sources, checked };
    const facts = { ...written, aliases: [], asked: [] };
    return { id, version, address: docAddress(version.path, id), file, facts, generated };
  });
}

let loading: Promise<Doc[]> | undefined;

/** All pages of the docs, checked against sidebars, navbar, and redirects. After an edit, Vite runs this module again. */
export function getDocs(): Promise<Doc[]> {
  loading ??= load();
  return loading;
}

/** Paths of the routes `[...doc]`, for written pages, and `[...generated]`. */
export async function docPaths(route: 'doc' | 'generated') {
  const docs = (await getDocs()).filter(({ generated }) => (generated ? 'generated' : 'doc') === route);
  return docs.map((doc) => ({ params: { [route]: doc.address.slice(1) }, props: { doc } }));
}

import { type CollectionEntry, getCollection } from 'astro:content';
import { relative } from 'node:path';
import { pages as generatedPages } from 'virtual:generated';
import { redirects, sidebars, site } from 'virtual:site';
import { docAddress, docIdOf } from '../addresses/address.ts';
import { ConfigError } from '../config/errors.ts';
import { fixedPages } from '../config/fixed-pages.ts';
import { withLines } from '../config/lines.ts';
import { checkReferences } from '../config/references.ts';
import type { AnyGeneratedPage } from '../page-data/generated-page.ts';
import { devBridge } from './dev-bridge.ts';
import { report } from './report.ts';
import { type Claim, duplicateRoutes } from './routes.ts';
import { sourceDir } from './source.ts';

/** A page's facts; written pages have them in their front matter. */
export type PageFacts = Omit<CollectionEntry<'docs'>['data'], 'type'> & {
  type: CollectionEntry<'docs'>['data']['type'] | 'api' | 'code';
};

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
  /** The page's text, or its data if it's generated. */
  source: { entry: CollectionEntry<'docs'> } | { generated: AnyGeneratedPage };
}

/** A page's label in the sidebar and the navbar. */
export const labelOf = ({ facts }: Doc): string => facts.sidebarLabel ?? facts.title;

/** Addresses served by `src/pages/`. */
export const FIXED_ROUTES: readonly Claim[] = fixedPages(site);

async function load(): Promise<Doc[]> {
  const entries = await getCollection('docs');
  const docs = entries.map((entry): Doc => {
    const version = site.versions.find(({ dir }) => entry.id.startsWith(`${dir}/`));
    if (!version) throw new Error(`${entry.id} isn't in any version's folder`);
    const id = docIdOf(relative(version.dir, entry.id));
    return {
      id,
      version,
      address: docAddress(version.path, id),
      file: `${entry.id}.mdx`,
      facts: entry.data,
      source: { entry },
    };
  });
  docs.push(...generatedDocs());
  // checkReferences always rejects a redirect that hides a page: some hosts would redirect, and others show the page.
  const twice = duplicateRoutes([
    ...FIXED_ROUTES,
    ...docs.map(({ address, file }) => ({ address, by: file })),
  ]);
  // While it's written, a page with another one's address doesn't keep the others from being shown.
  if (import.meta.env.DEV) devBridge().duplicates(twice);
  else if (twice.size > 0) report(site.onDuplicateRoutes, [...twice.values()].join('\n'));
  const problems = checkReferences({
    site,
    sidebars,
    redirects,
    docs: docs.map(({ id, address, version }) => ({ id, address, version: version.name })),
  });
  if (problems.length) throw new ConfigError(withLines(problems, sourceDir));
  // If duplicates are allowed, the first page keeps the address.
  const taken = new Set(FIXED_ROUTES.map(({ address }) => address));
  return docs.filter(({ address }) => !taken.has(address) && taken.add(address));
}

/** Generated pages describe the current state, so they belong to the first version. */
function generatedDocs(): Doc[] {
  const [version] = site.versions;
  if (!version) return [];
  return generatedPages.map((generated: AnyGeneratedPage): Doc => {
    const { id, file, title, description, sidebarLabel, type, sources } = generated;
    const checked = { ...generated.checked, date: new Date(generated.checked.date) };
    return {
      id,
      version,
      address: docAddress(version.path, id),
      file,
      facts: {
        title,
        description,
        sidebarLabel,
        type,
        aliases: [],
        asked: [],
        checked,
        sources,
        noIndex: false,
      },
      source: { generated },
    };
  });
}

let loading: Promise<Doc[]> | undefined;

/** All pages of the docs, checked against sidebars, navbar, and redirects; computed once per build. */
export function getDocs(): Promise<Doc[]> {
  // A dev server must show a new page without a restart.
  if (import.meta.env.DEV) return load();
  loading ??= load();
  return loading;
}

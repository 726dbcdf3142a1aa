import { site } from 'virtual:site';
import { getDocs } from '../content/pages.ts';
import type { ShownPage } from '../layout/data.ts';
import { docPage } from './_doc.tsx';
import { homePage } from './_home.tsx';
import { listPages } from './_lists.tsx';
import { toolPage } from './tools/_tool.tsx';

async function makeFixed(): Promise<ShownPage[]> {
  return Promise.all([
    homePage(),
    ...[...listPages.values()].map((make) => make()),
    ...site.tools.map(toolPage),
  ]);
}

let fixed: ReturnType<typeof makeFixed> | undefined;

/** The pages that the site has besides its docs. After an edit, a dev server runs this module again. */
export function fixedPages(): ReturnType<typeof makeFixed> {
  fixed ??= makeFixed();
  return fixed;
}

/** Every page by address, made when it's asked for. */
export async function shownPages(): Promise<ReadonlyMap<string, () => Promise<ShownPage>>> {
  const [others, docs] = await Promise.all([fixedPages(), getDocs()]);
  return new Map([
    ...others.map((page) => [page.head.address, async () => page] as const),
    ...docs.map((doc) => [doc.address, () => docPage(doc)] as const),
  ]);
}

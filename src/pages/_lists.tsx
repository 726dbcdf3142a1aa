import { site } from 'virtual:site';
import { twinAddress } from '../config/address.ts';
import { TOOLS_ADDRESS } from '../config/tool-pages.ts';
import { chromeFor, landingData } from '../content/chrome.ts';
import { getDocs } from '../content/pages.ts';
import { SearchPage } from '../features/search/View.tsx';
import type { ShownPage } from '../layout/data.ts';
import { DocsLandingPage } from '../views/DocsLandingPage.tsx';
import { TOOLS_DESCRIPTION, TOOLS_TITLE, ToolsPage } from '../views/tools/ToolsPage.tsx';

const card = '/social/home.png';

async function landingPage(version: (typeof site.versions)[number]): Promise<ShownPage> {
  const known = new Set((await getDocs()).map(({ address }) => address));
  const chrome = await chromeFor(version.path, version.name);
  return {
    kind: 'landing',
    head: {
      title: 'Documentation',
      description:
        'Guides, tools, and references for reading, writing, and signing C2PA manifests, by project, language, and task.',
      address: version.path,
      markdownAddress: twinAddress(version.path),
      card,
    },
    view: <DocsLandingPage chrome={chrome} known={known} {...(await landingData(version))} />,
  };
}

async function searchPage(): Promise<ShownPage> {
  const address = `/${site.search.searchPagePath}`;
  const landings = await Promise.all(site.versions.map(landingData));
  return {
    kind: 'search',
    head: {
      title: 'Search',
      description: 'Search the documentation: words, an error message, or an exact name.',
      address,
      card,
    },
    view: <SearchPage chrome={await chromeFor(address)} nodes={landings.flatMap(({ nodes }) => nodes)} />,
  };
}

async function toolsPage(): Promise<ShownPage> {
  return {
    kind: 'tools',
    head: { title: TOOLS_TITLE, description: TOOLS_DESCRIPTION, address: TOOLS_ADDRESS, card },
    view: <ToolsPage chrome={await chromeFor(TOOLS_ADDRESS)} tools={site.tools} />,
  };
}

/** The pages that list others, by address: each version's landing page, the search, and the tools. */
export const listPages: ReadonlyMap<string, () => Promise<ShownPage>> = new Map([
  ...site.versions.map((version) => [version.path, () => landingPage(version)] as const),
  [`/${site.search.searchPagePath}`, searchPage] as const,
  ...(site.tools.length > 0 ? [[TOOLS_ADDRESS, toolsPage] as const] : []),
]);

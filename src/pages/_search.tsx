import { site } from 'virtual:site';
import { chromeFor, landingData } from '../content/chrome.ts';
import { SearchPage } from '../features/search/View.tsx';
import type { ShownPage } from '../layout/data.ts';

export async function searchPage(): Promise<ShownPage> {
  const address = `/${site.search.searchPagePath}`;
  const index = (await Promise.all(site.versions.map(landingData))).flatMap((data) => data.index);
  return {
    kind: 'search',
    head: {
      title: 'Search',
      description: 'Search the documentation: words, an error message, or an exact name.',
      address,
      card: '/social/home.png',
    },
    view: <SearchPage chrome={await chromeFor(address)} index={index} />,
  };
}

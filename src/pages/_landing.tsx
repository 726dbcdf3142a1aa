import type { site } from 'virtual:site';
import { twinAddress } from '../config/address.ts';
import { chromeFor, landingData } from '../content/chrome.ts';
import { getDocs } from '../content/pages.ts';
import type { ShownPage } from '../layout/data.ts';
import { DocsLandingPage } from '../views/DocsLandingPage.tsx';

export async function landingPage(version: (typeof site.versions)[number]): Promise<ShownPage> {
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
      card: '/social/home.png',
    },
    view: <DocsLandingPage chrome={chrome} known={known} {...(await landingData(version))} />,
  };
}

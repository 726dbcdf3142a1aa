import { site } from 'virtual:site';
import { renderToStaticMarkup } from 'react-dom/server';
import { chromeFor } from '../content/chrome.ts';
import { getDocs } from '../content/pages.ts';
import type { ShownPage } from '../page-data/head.ts';
import { HomePage } from '../views/HomePage.tsx';
import { featureCards } from './_feature-cards.ts';
import { homeSample } from './_home-sample.ts';
import { staticPicture } from './_static-picture.ts';
import { toolPictures } from './_tool-pictures.ts';

/** Signed by the build. */
const PICTURE = '/img/home/lake.jpg';

export async function homePage(): Promise<ShownPage> {
  const known = new Set((await getDocs()).map(({ address }) => address));
  const sample = await homeSample();
  const drawn = staticPicture(PICTURE);
  const view = (
    <HomePage
      chrome={await chromeFor('/')}
      known={known}
      sampleHtml={sample && renderToStaticMarkup(sample)}
      picture={drawn && { ...drawn, address: PICTURE }}
      tools={site.tools}
      toolPictures={toolPictures(site.tools)}
      onlyHere={featureCards(known)}
    />
  );
  const head = {
    title: site.title,
    description: site.tagline ?? site.title,
    address: '/',
    markdownAddress: '/index.md',
    card: '/social/home.png',
  };
  return { kind: 'home', head, view };
}

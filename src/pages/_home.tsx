import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from 'virtual:site';
import { PICTURES } from '@content-credentials/tools/inspector/examples';
import { imageSize } from 'image-size';
import type { ReactElement } from 'react';
import { GrowingProgram, stepPanels } from '../components/growing-program/index.tsx';
import { chromeFor } from '../content/chrome.ts';
import { EXAMPLE_FILES } from '../content/data/manifest-examples.ts';
import { getDocs } from '../content/pages.ts';
import { sourceDir } from '../content/source.ts';
import { Anatomy, anatomyStyle } from '../features/home/Anatomy.tsx';
import type { ShownExample } from '../features/home/Drop.tsx';
import { installTabs } from '../features/home/install.tsx';
import { LiveCard } from '../features/home/LiveCard.tsx';
import { liveCard } from '../features/home/live-card.ts';
import { HomePage } from '../features/home/View.tsx';
import { convertedLists } from '../features/trust/data.ts';
import type { ShownPage } from '../layout/data.ts';
import { href } from '../ui/href.ts';

const TASK = 'getting-started';

/** The first program that visitors see, in each language: samples that the tests run. Sites without them don't show one. */
const homeSample = async (): Promise<ReactElement | undefined> =>
  existsSync(join(sourceDir, 'samples', TASK, 'growing.json')) ? (
    <GrowingProgram name="first" panels={await stepPanels(sourceDir, TASK, 'read')} href={href} />
  ) : undefined;

const shownExamples = (): Array<Omit<ShownExample, 'answer'>> =>
  PICTURES.flatMap(({ name, label }) => {
    const address = `/${EXAMPLE_FILES}/${name}.jpg`;
    const file = join(sourceDir, address);
    if (!existsSync(file)) return [];
    const { width, height } = imageSize(readFileSync(file));
    return { label, address, src: href(address), width, height };
  });

export async function homePage(): Promise<ShownPage> {
  const known = new Set((await getDocs()).map(({ address }) => address));
  const examples = shownExamples();
  const card = site.tools.includes('inspect')
    ? await liveCard(
        sourceDir,
        examples.map(({ address }) => address),
        convertedLists(site, sourceDir).lists.flatMap(({ configured, file }) =>
          configured.isDefault && configured.kind === 'anchors' ? [file] : [],
        ),
      )
    : undefined;
  const view = (
    <HomePage
      chrome={await chromeFor('/')}
      known={known}
      tools={site.tools}
      install={await installTabs(sourceDir, known)}
      card={card && <LiveCard card={card} />}
      anatomy={card && <Anatomy card={card} />}
      examples={examples.map((one, index) => ({ ...one, answer: card?.examples[index] }))}
      sample={await homeSample()}
    />
  );
  const head = {
    title: site.title,
    description: site.tagline ?? site.title,
    address: '/',
    markdownAddress: '/index.md',
    card: '/social/home.png',
    style: card && anatomyStyle(card),
  };
  return { kind: 'home', head, view };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from 'virtual:site';
import { imageSize } from 'image-size';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GrowingProgram, stepPanels } from '../components/growing-program/index.tsx';
import { chromeFor } from '../content/chrome.ts';
import { EXAMPLE_FILES } from '../content/data/manifest-examples.ts';
import { highlightLines } from '../content/markdown/highlight.ts';
import { getDocs } from '../content/pages.ts';
import { sourceDir } from '../content/source.ts';
import { Anatomy, anatomyStyle } from '../features/home/Anatomy.tsx';
import type { ShownExample } from '../features/home/Drop.tsx';
import { homeFacts } from '../features/home/facts.ts';
import { LiveCard } from '../features/home/LiveCard.tsx';
import { liveCard } from '../features/home/live-card.ts';
import { HomePage } from '../features/home/View.tsx';
import type { ShownPage } from '../layout/data.ts';
import { href } from '../ui/href.ts';

const TASK = 'getting-started';

/** How each library is installed, by the language of its samples. */
const INSTALL: Readonly<Record<string, string>> = {
  node: 'npm install @contentauth/c2pa-node',
  python: 'pip install c2pa-python',
  rust: 'cargo add c2pa',
  cpp: 'git clone https://github.com/contentauth/c2pa-cpp',
  web: 'npm install @contentauth/c2pa-web',
  c2patool: 'cargo install c2patool --locked',
};

/** Pictures that visitors can inspect at once: examples by their names, and what's said below each. */
const SHOWN_EXAMPLES: ReadonlyArray<{ name: string; label: string }> = [
  { name: 'created', label: 'Drawn' },
  { name: 'edited', label: 'Edited' },
  { name: 'generated', label: 'Made with AI' },
  { name: 'tampered', label: 'Tampered with' },
];

/**
 * The first program that visitors see, in each language, after the command that installs the library: samples that the
 * tests run. Sites without them don't show one.
 */
export async function homeSample(): Promise<ReactElement | undefined> {
  if (!existsSync(join(sourceDir, 'samples', TASK, 'growing.json'))) return undefined;
  const panels = await stepPanels(sourceDir, TASK, 'read');
  const withInstall = panels.map(async ({ blocks, ...panel }) => ({
    ...panel,
    blocks: [{ lang: 'sh', lines: await highlightLines(INSTALL[panel.value] ?? '', 'sh') }, ...blocks],
  }));
  return createElement(GrowingProgram, { name: 'first', panels: await Promise.all(withInstall), href });
}

const shownExamples = (): ShownExample[] =>
  SHOWN_EXAMPLES.flatMap(({ name, label }) => {
    const address = `/${EXAMPLE_FILES}/${name}.jpg`;
    const file = join(sourceDir, address);
    if (!existsSync(file)) return [];
    const { width, height } = imageSize(readFileSync(file));
    return { label, address, src: href(address), width, height };
  });

export async function homePage(): Promise<ShownPage> {
  const known = new Set((await getDocs()).map(({ address }) => address));
  const sample = await homeSample();
  const card = site.tools.includes('inspect') ? await liveCard(sourceDir) : undefined;
  const view = (
    <HomePage
      chrome={await chromeFor('/')}
      known={known}
      tools={site.tools}
      card={card && <LiveCard card={card} />}
      anatomy={card && <Anatomy card={card} known={known} />}
      examples={shownExamples()}
      sampleHtml={sample && renderToStaticMarkup(sample)}
      facts={homeFacts(sourceDir, known)}
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

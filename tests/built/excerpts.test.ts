import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutMarkers } from '../../src/ui/CodeBlock.client.ts';
import { builtDir } from '../support/site-pages.ts';
import { attribute, type Element, hasClass, named, text } from './dom.ts';
import { expectNone, problems, readingPages, site } from './site.ts';

const OF_SITE = site.base.replace(/\/$/, '');
const isExcerpt = (figure: Element) => attribute(figure, 'data-excerpt') !== undefined;
const fileAt = (href: string) => join(builtDir, href.slice(OF_SITE.length));

/** The text of a code block as it is, with its line breaks. */
function codeIn(figure: Element): string {
  const raw = (node: Element['childNodes'][number]): string =>
    'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(raw).join('') : '';
  return named(figure, 'code').slice(0, 1).map(raw).join('');
}

const figures = (all: readonly Element[]) => all.filter(({ tagName }) => tagName === 'figure');

test('an excerpt’s title says so, and a link leads to the whole file', () => {
  expectNone(readingPages, function* ({ all }) {
    for (const figure of figures(all).filter(isExcerpt)) {
      const title = named(figure, 'figcaption').map(text).join('');
      yield !/^Output|\(excerpt\)$/.test(title) && `titled as a whole: ${title}`;
      const [link] = named(figure, 'a').filter((one) => hasClass(one, 'whole-file'));
      const href = (link && attribute(link, 'href')) ?? '';
      yield !(href && existsSync(fileAt(href))) && `no whole file: ${title} (${href})`;
    }
  });
});

test('a command to run stands at a whole program: its code is the file to download', () => {
  let compared = 0;
  const found = problems(readingPages, function* ({ all }) {
    for (const figure of figures(all).filter((one) => !isExcerpt(one))) {
      if (!named(figure, 'span').some((one) => hasClass(one, 'run'))) continue;
      const [file] = named(figure, 'a').filter((one) => attribute(one, 'download'));
      const whole = readFileSync(fileAt((file && attribute(file, 'href')) ?? ''), 'utf8');
      compared += 1;
      yield withoutMarkers(whole) !== codeIn(figure).trim() &&
        `not the whole program: ${text(figure).slice(0, 60)}`;
    }
  });
  expect(compared).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

const INSTALLS = /\b(?:npm|pip) (?:install|download(?: --\S+)*) \S*c2pa-|\bcargo add (?:c2pa|trustmark)@/;

test('what to do before a program runs stands on its page, at the first one in its language', () => {
  let compared = 0;
  const found = problems(readingPages, function* ({ all }) {
    const languages = new Set<string | undefined>();
    // The page's own steps can install the library.
    const isInstalled = all.some((one) => one.tagName === 'code' && INSTALLS.test(text(one)));
    for (const figure of figures(all).filter((one) => hasClass(one, 'code'))) {
      const [file] = named(figure, 'a').filter((one) => attribute(one, 'download'));
      const href = (file && attribute(file, 'href')) ?? '';
      // Scripts say in their first lines what they need, and the watermark's decoder in the steps above it.
      if (!href.startsWith(`${OF_SITE}/samples/`) || /\/(?:shell|openssl)\/|\/trustmark-decode\//.test(href))
        continue;
      compared += 1;
      const language = href.split('/').at(-2);
      const isFolded = named(figure, 'summary').some((one) => text(one) === 'Before you run it');
      yield !languages.has(language) && !isFolded && !isInstalled && `no set-up: ${href}`;
      languages.add(language);
    }
  });
  expect(compared).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXAMPLE_FILES, manifestExamples } from '../../src/content/data/manifest-examples.ts';
import { builtDir } from '../support/site-pages.ts';
import { attribute, named } from './dom.ts';
import { fileOf, pages } from './site.ts';

const { examples } = manifestExamples('.');

test.each(examples)('$name: what the page shows and offers is the file that was signed', (example) => {
  const page = pages.find(({ address }) => address === `/docs/manifest/manifest-examples/${example.name}`);
  if (!page) throw new Error('there is no such page');
  const shown = named(page.document, 'img', 'audio', 'video').map((one) => attribute(one, 'src') ?? '');
  const offered = named(page.document, 'a').flatMap((one) =>
    attribute(one, 'download') === example.file ? (attribute(one, 'href') ?? '') : [],
  );
  const file = join(EXAMPLE_FILES, example.file);
  expect(shown.map(fileOf)).toContain(file);
  expect(offered.map(fileOf)).toEqual([file]);
  expect(readFileSync(join(builtDir, file)).equals(readFileSync(file))).toBe(true);
});

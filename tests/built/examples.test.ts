import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXAMPLE_FILES, manifestExamples } from '../../src/content/data/manifest-examples.ts';
import { builtDir } from '../support/site-pages.ts';
import { attribute, named } from './dom.ts';
import { fileOf, pages } from './site.ts';

const { examples, root } = manifestExamples('.');

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

test('the built copies read as the originals do', () => {
  const check = 'samples/manifest-examples/node/check-example.mjs';
  for (const { file, trusted } of examples) {
    const args = [check, join(builtDir, EXAMPLE_FILES, file), join(builtDir, EXAMPLE_FILES, root)];
    const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
    expect(output, file).toContain(`with the root: ${trusted.state}`);
  }
}, 60_000);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatOf } from '@content-credentials/verdict/formats';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { EXAMPLE_FILES, manifestExamples } from '../../src/content/data/manifest-examples.ts';
import { readPicture } from '../../src/features/pictures/manifest.ts';
import { servedFiles } from '../../src/integrations/files.ts';
import { builtDir } from '../support/site-pages.ts';
import { attribute, named, text } from './dom.ts';
import { fileOf, meta, pages, readingPages } from './site.ts';

/** Every raster picture on the site, except icons and the cards that the build draws. */
const pictures = servedFiles(builtDir).filter(
  (file) =>
    /\.(?:avif|bmp|gif|heic|heif|jpe?g|jxl|png|tiff?|webp)$/i.test(file) &&
    !/^(?:social\/|icon-\d+|apple-touch-icon)/.test(file),
);
/** Files whose pages describe their credentials; sandboxes and samples show copies of them. */
const isExample = (file: string) => file.startsWith(`${EXAMPLE_FILES}/`);
/** Files that readers sign: without credentials, as cameras and editors without C2PA write them. */
const isInput = (file: string) => file.startsWith('samples/shared/inputs/');
/** Forged files, which the attack gallery offers for download. */
const isForged = (file: string) => file.startsWith('attacks/');
const bytesOf = (file: string) => readFileSync(join(builtDir, file));

/** What's wrong with a picture's credentials, in words; undefined if they're present and valid. */
async function problemOf(bytes: Uint8Array, file: string): Promise<string | undefined> {
  const format = formatOf(bytes, file);
  if (!format) return `${file} is no picture`;
  const reading = await readPicture(bytes, format.type);
  if (reading.found !== 'manifest')
    return `${file} has no Content Credentials; run node scripts/pictures.ts with its name in the project`;
  return reading.state === 'Invalid' ? `${file} is Invalid: ${reading.failures.join(', ')}` : undefined;
}

test('every picture carries Content Credentials that hold', async () => {
  const own = pictures.filter((file) => !isExample(file) && !isInput(file) && !isForged(file));
  expect(own.length).toBeGreaterThan(8);
  const found = await Promise.all(own.map((file) => problemOf(bytesOf(file), file)));
  expect(found.filter(Boolean)).toEqual([]);
});

test('the pictures that readers sign carry none', async () => {
  const inputs = pictures.filter(isInput);
  expect(inputs.length).toBeGreaterThan(1);
  const found = await Promise.all(
    inputs.map(async (file) => (await readPicture(bytesOf(file), 'image/jpeg')).found),
  );
  expect(new Set(found)).toEqual(new Set(['nothing']));
});

test('a picture that was changed later would be found', async () => {
  const [file = ''] = pictures.filter((one) => one.startsWith('pictures/'));
  const changed = Uint8Array.from(bytesOf(file));
  const place = changed.indexOf(0x56, 20) + 40;
  changed[place] = (changed[place] ?? 0) ^ 1;
  expect(await problemOf(changed, file)).toMatch(/ is Invalid: assertion\.dataHash\.mismatch/);
});

test('the published root is that of the signer', async () => {
  const root = bytesOf('data/site-root.pem').toString('utf8');
  expect(root).not.toContain('PRIVATE');
  for (const file of pictures.filter((one) => one.startsWith('pictures/'))) {
    const bytes = bytesOf(file);
    const reading = await readPicture(bytes, formatOf(bytes, file)?.type ?? '', root);
    expect(reading, file).toMatchObject({ state: 'Trusted' });
  }
});

test('every page has a card of the size that it says, and signing leaves the size of a picture as it was', () => {
  for (const page of readingPages) {
    const card = fileOf(meta(page, 'og:image') ?? '') ?? `no card for ${page.address}`;
    expect(imageSize(bytesOf(card)), card).toMatchObject({ width: 1200, height: 630 });
    expect([meta(page, 'og:image:width'), meta(page, 'og:image:height')]).toEqual(['1200', '630']);
    for (const image of named(page.document, 'img')) {
      const shown = fileOf(attribute(image, 'src') ?? '');
      if (!shown || !pictures.includes(shown)) continue;
      const [width, height] = ['width', 'height'].map((name) => Number(attribute(image, name)));
      expect(imageSize(bytesOf(shown)), `${shown} on ${page.address}`).toMatchObject({ width, height });
    }
  }
});

const { examples } = manifestExamples('.');
const shown = examples.filter(({ type }) => type === 'image/jpeg');

test.each(shown)('example $name is in the state that its page says', async ({ name, file, store }) => {
  const reading = await readPicture(bytesOf(join(EXAMPLE_FILES, file)), 'image/jpeg');
  if (store) return expect(reading.found).not.toBe('manifest');
  const page = pages.find(({ address }) => address === `/docs/manifest/manifest-examples/${name}`);
  const state = /Without a trust anchor: (\w+)\./.exec(page ? text(page.document) : '')?.[1];
  expect(reading).toMatchObject({ found: 'manifest', state: state });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { placeImage } from '../content/markdown/images.ts';
import { staticFiles } from './static-files.ts';

const SIGNED = 'samples/manifest-examples/files/created.jpg';

test('a signed picture of a page and of the samples is written byte for byte', async () => {
  const out = mkdtempSync(join(tmpdir(), 'static-files-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const policy = { base: '/', trailingSlash: 'never' } as const;
  placeImage({ url: `../${SIGNED}`, alt: 'x' }, 'docs/page.mdx', { sourceDir: '.', policy });

  const done = staticFiles('.').hooks['astro:build:done'] as (options: { dir: URL }) => void;
  done({ dir: pathToFileURL(`${out}/`) });

  const [placed = ''] = readdirSync(join(out, 'pictures'));
  expect(placed).toMatch(/^created\.[0-9a-f]{10}\.jpg$/);
  const source = readFileSync(SIGNED);
  expect(readFileSync(join(out, 'pictures', placed)).equals(source)).toBe(true);
  expect(readFileSync(join(out, SIGNED)).equals(source)).toBe(true);
});

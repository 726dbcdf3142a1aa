import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { READERS } from './StartHere.tsx';

/** The pages that a page assumes readers have read, if both are on the path. */
const BEFORE: ReadonlyArray<readonly [first: string, then: string]> = [
  ['getting-started', 'manifest/understanding-manifest'],
  ['manifest/understanding-manifest', 'manifest/reading'],
  ['manifest/reading', 'manifest/reading/manifest-validation'],
  ['manifest/reading', 'manifest/reading/reading-ingredients'],
  ['c2pa-node/install', 'signing/local-signing'],
  ['signing', 'signing/local-signing'],
  ['signing/test-certs', 'signing/local-signing'],
  ['signing/local-signing', 'manifest/writing'],
  ['signing/local-signing', 'signing/prod-cert'],
  ['manifest/writing', 'manifest/writing/assertions-actions'],
  ['manifest/writing', 'manifest/writing/cawg-id'],
];

test.each(READERS)('what a page takes for granted comes before it: $label', ({ pages }) => {
  const wrong = BEFORE.filter(
    ([first, then]) =>
      pages.includes(first) && pages.includes(then) && pages.indexOf(first) > pages.indexOf(then),
  );
  expect(wrong).toEqual([]);
});

test.each(READERS)('every step is a page, once: $label', ({ pages }) => {
  const missing = pages.filter(
    (page) => !existsSync(`docs/${page}.mdx`) && !existsSync(`docs/${page}/index.mdx`),
  );
  expect(missing).toEqual([]);
  expect(new Set(pages).size).toBe(pages.length);
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { QUESTIONS, STEPS } from './StartHere.tsx';

/** The pages that a page assumes readers have read, if both are on the path. */
const BEFORE: ReadonlyArray<readonly [first: string, then: string]> = [
  ['getting-started', 'manifest/understanding-manifest'],
  ['manifest/understanding-manifest', 'manifest/reading'],
  ['manifest/reading', 'manifest/reading/manifest-validation'],
  ['manifest/reading', 'manifest/reading/reading-ingredients'],
  ['c2pa-node/install', 'signing/local-signing'],
  ['signing', 'signing/local-signing'],
  ['signing/test-certs', 'signing/local-signing'],
  ['signing/get-cert', 'signing/local-signing'],
  ['signing/get-cert', 'signing/prod-cert'],
  ['signing/local-signing', 'manifest/writing'],
  ['signing/local-signing', 'signing/prod-cert'],
  ['manifest/writing', 'manifest/writing/assertions-actions'],
  ['manifest/writing', 'manifest/writing/ingredients'],
  ['manifest/writing', 'manifest/writing/cawg-id'],
  ['durable-cr', 'durable-cr/sb-algs'],
  ['durable-cr', 'trustmark/c2pa'],
];

test('what a page takes for granted comes before it, such as test certificates before signing with them', () => {
  const pages = STEPS.map(({ address }) => address.replace('/docs/', ''));
  const wrong = BEFORE.filter(([first, then]) => pages.indexOf(first) >= pages.indexOf(then));
  expect(wrong).toEqual([]);
});

test('conditions name questions and answers that exist', () => {
  const known = new Map(QUESTIONS.map(({ id, answers }) => [id, answers.map(({ value }) => value)]));
  for (const when of [...STEPS, ...QUESTIONS].map((one) => one.when ?? {})) {
    for (const [id, values] of Object.entries(when))
      expect(known.get(id)).toEqual(expect.arrayContaining([...values]));
  }
});

test('the style sheet has a rule for every answer', () => {
  const css = readFileSync(new URL('./StartHere.css', import.meta.url), 'utf8');
  for (const { id, answers } of QUESTIONS) {
    for (const { value } of answers) {
      expect(css).toContain(
        `.start-here:has([name="${id}"][value="${value}"]:checked) [data-${id}]:not([data-${id}~="${value}"])`,
      );
    }
  }
});

test('every step is a page of the documentation', () => {
  const missing = STEPS.map(({ address }) => address.slice(1)).filter(
    (page) => !existsSync(`${page}.mdx`) && !existsSync(`${page}/index.mdx`),
  );
  expect(missing).toEqual([]);
});

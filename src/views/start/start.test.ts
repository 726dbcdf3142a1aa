import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Answers, FIRST_ANSWERS, QUESTIONS } from './questions.ts';
import { STEPS, wayFor } from './steps.ts';

const way = (answers: Partial<Answers>) => wayFor({ ...FIRST_ANSWERS, ...answers } as Answers);

/** Every combination of answers. */
const everyone: Answers[] = QUESTIONS.reduce<Answers[]>(
  (all, { id, answers }) => all.flatMap((one) => answers.map(({ value }) => ({ ...one, [id]: value }))),
  [{}],
);

test('there are six questions at most, and five kinds of readers', () => {
  expect(QUESTIONS.length).toBeLessThanOrEqual(6);
  expect(QUESTIONS[0]?.answers).toHaveLength(5);
});

test('every combination of answers leads to between four and twenty-four pages, the introduction first', () => {
  for (const answers of everyone) {
    const pages = wayFor(answers);
    expect(pages[0]).toBe('/docs/introduction');
    expect(pages.length, JSON.stringify(answers)).toBeGreaterThanOrEqual(4);
    expect(pages.length, JSON.stringify(answers)).toBeLessThanOrEqual(24);
  }
});

test('who signs edits learns about ingredients, who signs new media does not have to', () => {
  expect(way({ does: 'write', media: 'edits' })).toContain('/docs/manifest/writing/ingredients');
  expect(way({ does: 'write', media: 'new' })).not.toContain('/docs/manifest/writing/ingredients');
});

test('who only reads meets no page about signing, whatever hidden questions say', () => {
  const pages = way({ does: 'read', key: 'service', media: 'edits' });
  expect(pages.filter((page) => page.startsWith('/docs/signing') || page.includes('/writing'))).toEqual([]);
});

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
  for (const answers of everyone) {
    const pages = wayFor(answers);
    for (const [first, then] of BEFORE) {
      const [at, after] = [pages.indexOf(`/docs/${first}`), pages.indexOf(`/docs/${then}`)];
      if (at >= 0 && after >= 0)
        expect(at, `${first} before ${then}: ${JSON.stringify(answers)}`).toBeLessThan(after);
    }
  }
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

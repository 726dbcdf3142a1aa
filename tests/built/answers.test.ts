import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fileOf, idsOf } from './site.ts';

/** Questions from issue threads, and the place that answers each. */
const answers = z.strictObject({
  checked: z.iso.date(),
  answers: z.array(
    z.strictObject({
      question: z.string(),
      /** The thread: `owner/repository#number`. */
      from: z.string().regex(/^[\w.-]+\/[\w.-]+#\d+$/),
      page: z.string().startsWith('/docs/'),
      /** `partly`: a reader still has to find or try something. */
      verdict: z.enum(['well', 'partly', 'not']),
      why: z.string().min(10),
    }),
  ),
});
const { answers: all } = answers.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/answers.json'), 'utf8')),
);

test('the place that answers each question is there', () => {
  const missing = all.filter(({ page }) => {
    const [address = '', id] = page.split('#');
    const ids = idsOf.get(fileOf(address) ?? '');
    return !ids || (id !== undefined && !ids.has(id));
  });
  expect(missing.map(({ page, question }) => `${page}, for: ${question}`)).toEqual([]);
});

test('no question is without an answer, and 90 % are answered well', () => {
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ verdict }) => verdict === 'not')).toEqual([]);
  expect(all.filter(({ verdict }) => verdict === 'well').length).toBeGreaterThanOrEqual(all.length * 0.9);
});

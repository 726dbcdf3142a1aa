import { expect, test } from 'vitest';
import { frontMatter } from '../../content/front-matter.ts';
import { MOST_ASKED } from '../../search/format.ts';
import { IMPACTS } from '../../search/postings.ts';

test('the index has a place for each question that the front matter allows', () => {
  const allowed = (count: number) =>
    frontMatter.shape.asked.safeParse(Array.from({ length: count }, (_, place) => `question ${place}`))
      .success;
  expect(allowed(MOST_ASKED)).toBe(true);
  expect(allowed(MOST_ASKED + 1)).toBe(false);
  expect(2 ** MOST_ASKED).toBeLessThanOrEqual(IMPACTS);
});

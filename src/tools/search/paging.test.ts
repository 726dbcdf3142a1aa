import { expect, test } from 'vitest';
import { pagesAround } from './paging.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
  // A URL can name a page that doesn't exist.
  [99, 3, [1, 3]],
])('page %i of %i', (page, pages, shown) => {
  expect(pagesAround(page, pages)).toEqual(shown);
});

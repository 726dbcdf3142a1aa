import { expect, test } from 'vitest';
import { MAX_ZOOM, zoomAfter } from './tree-zoom.ts';

test.each([
  [1, '+', 2],
  [1, '=', 2],
  [1, '-', 0],
  [0, '-', 0],
  [MAX_ZOOM, '+', MAX_ZOOM],
  [1, 'a', undefined],
  [1, 'toString', undefined],
])('from size %i, the key %s leads to %s', (zoom, key, next) => expect(zoomAfter(zoom, key)).toBe(next));

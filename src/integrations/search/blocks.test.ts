import { expect, test } from 'vitest';
import { blockOf } from '../../tools/search/embedded/lookup.ts';
import { cutIntoBlocks, separator } from './blocks.ts';

test('every key is found in the block that the list of blocks names', () => {
  const keys = Array.from({ length: 500 }, (_, number) => `key${number * 7}`).sort();
  const { firsts, blocks } = cutIntoBlocks(keys, (key) => key, 200);
  expect(blocks.length).toBeGreaterThan(10);
  for (const key of keys) expect(blocks[blockOf(firsts, key)]).toContain(key);
  expect(blocks.flat()).toEqual(keys);
});

test('nothing makes one empty block', () => {
  expect(cutIntoBlocks([], String, 100)).toEqual({ firsts: [''], blocks: [[]] });
});

test('a separator is as short as it can be', () => {
  expect(separator('manifest', 'manifold')).toBe('manifo');
  expect(separator('sign', 'signature')).toBe('signa');
  expect(separator('a', 'b')).toBe('b');
});

import { expect, test } from 'vitest';
import { bytes } from '../../../testkit/forger/bytes.ts';
import { page, STORE_AT, type Tiff, tiffOf } from '../../../testkit/forger/embed/tiff.ts';
import { bytesSource } from '../bytes.ts';
import { tiffContainer } from './tiff.ts';

const STORE = bytes('a manifest store');
const containerWith = (shape: Tiff) => tiffContainer(bytesSource(tiffOf(STORE, shape).file));

test('directories that refer to each other are read once', async () => {
  const at = STORE_AT + STORE.length;
  const loop = { tag: 330, type: 13, values: [at, at] } as const;
  const { media } = await containerWith({ subs: [page(loop)] });
  expect(media?.filter(({ start }) => start === at)).toHaveLength(1);
});

test('a field of an unknown type says nothing about where media is', async () => {
  const unknown = { tag: 50_000, type: 99 as 7, values: { place: STORE_AT, count: 10 } };
  const { unit, media } = await containerWith({ fields: [unknown] });
  expect(unit?.start).toBe(STORE_AT);
  expect(media?.some(({ start }) => start === STORE_AT)).toBe(false);
});

import { expect, test } from 'vitest';
import { actionsOf, editPlan, makeGray, PICTURE_EDITS } from './picture-edits.ts';

const size = { width: 640, height: 400 };

test('each edit keeps what it says', () => {
  expect(editPlan('crop', size)).toMatchObject({ width: 512, height: 320, from: [64, 40, 512, 320] });
  expect(editPlan('shrink', size)).toMatchObject({ width: 512, height: 320, from: [0, 0, 640, 400] });
  expect(editPlan('rotate', size)).toMatchObject({ width: 400, height: 640, isTurned: true });
  expect(editPlan('gray', size)).toMatchObject({ ...size, isGray: true });
  expect(editPlan('crop', { width: 1, height: 1 })).toMatchObject({ width: 1, height: 1 });
});

test('gray pixels have one value, and stay as transparent as they were', () => {
  const data = new Uint8ClampedArray([255, 0, 0, 7, 255, 255, 255, 255]);
  makeGray(data);
  expect([...data]).toEqual([54, 54, 54, 7, 255, 255, 255, 255]);
});

test('an edit that changes the format says so', () => {
  const [crop] = PICTURE_EDITS;
  expect(actionsOf(crop, 'image/jpeg')).toEqual(['c2pa.cropped']);
  expect(actionsOf(crop, 'image/avif')).toEqual(['c2pa.cropped', 'c2pa.transcoded']);
  expect(actionsOf(crop, 'image/png')).toEqual(['c2pa.cropped']);
});

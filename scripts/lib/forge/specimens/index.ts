import type { Recipe } from '../specimen.ts';
import { bindings } from './binding.ts';
import { dataHashes } from './data-hash.ts';
import { honest } from './honest.ts';
import { jpegs } from './jpeg.ts';
import { misc } from './misc.ts';
import { mp4s } from './mp4.ts';
import { pngs } from './png.ts';
import { webps } from './webp.ts';

export const recipes: readonly Recipe[] = [
  ...honest,
  ...dataHashes,
  ...jpegs,
  ...pngs,
  ...webps,
  ...mp4s,
  ...bindings,
  ...misc,
];

export { network } from './network.ts';

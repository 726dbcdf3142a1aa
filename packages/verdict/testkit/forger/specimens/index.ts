import type { Recipe } from '../specimen.ts';
import { boxLists, disputed as disputedBoxes } from './box-hash/index.ts';
import { boxHashes } from './boxes.ts';
import { claimForgeries } from './claims.ts';
import { dataHashes } from './data-hash/index.ts';
import { gifs } from './gif.ts';
import { hardBindings } from './hard-binding.ts';
import { honest } from './honest.ts';
import { ingredients } from './ingredients.ts';
import { jpegs } from './jpeg.ts';
import { jpegStructure } from './jpeg-structure.ts';
import { boxForgeries } from './mp4/boxes.ts';
import { mediaForgeries } from './mp4/media.ts';
import { proofs } from './mp4/proofs.ts';
import { storeBoxes } from './mp4/stores.ts';
import { disputedTrees, honestTrees, trees } from './mp4/trees.ts';
import { chunks } from './png/chunks.ts';
import { ranges } from './png/ranges.ts';
import { sidecars } from './sidecars.ts';
import { signatures } from './signatures.ts';
import { stores } from './stores.ts';
import { svgs } from './svg.ts';
import { tiffs } from './tiff.ts';
import { trust } from './trust.ts';
import { trustChains } from './trust-chains.ts';
import { trustLimits } from './trust-limits.ts';
import { trustStamps } from './trust-stamps.ts';
import { unprotected } from './unprotected/index.ts';
import { updateParents } from './update-parents.ts';
import { updateRanges } from './update-ranges.ts';
import { updates } from './updates.ts';
import { webps } from './webp.ts';

export { conformance } from './conformance.ts';
export { type HeavyRecipe, heavy } from './heavy.ts';
export { host, network } from './network/index.ts';
export { FORGED_PRODUCTS, products } from './products.ts';
export { forgedLists } from './trust-lists.ts';

/** Correct files that not every SDK takes for correct. */
export const disputed: readonly Recipe[] = [...disputedBoxes, ...disputedTrees];

export const recipes: readonly Recipe[] = [
  ...honest,
  ...dataHashes,
  ...jpegs,
  ...jpegStructure,
  ...chunks,
  ...ranges,
  ...webps,
  ...gifs,
  ...svgs,
  ...tiffs,
  ...mediaForgeries,
  ...boxForgeries,
  ...storeBoxes,
  ...honestTrees,
  ...trees,
  ...proofs,
  ...boxHashes,
  ...boxLists,
  ...hardBindings,
  ...updates,
  ...updateParents,
  ...updateRanges,
  ...claimForgeries,
  ...stores,
  ...sidecars,
  ...signatures,
  ...ingredients,
  ...unprotected,
  ...trust,
  ...trustChains,
  ...trustLimits,
  ...trustStamps,
];

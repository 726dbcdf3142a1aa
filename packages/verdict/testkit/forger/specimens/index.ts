import type { Recipe } from '../specimen.ts';
import { boxEntries } from './box-hash/entries.ts';
import { honestFormats, otherFormats } from './box-hash/formats.ts';
import { honestJpegs, jpegFormats } from './box-hash/jpeg.ts';
import { boxRanges, honestRanges } from './box-hash/ranges.ts';
import { boxHashes } from './boxes.ts';
import { claimForgeries } from './claims.ts';
import { aroundStore } from './data-hash/around-store.ts';
import { hashes } from './data-hash/hash.ts';
import { malformed } from './data-hash/malformed.ts';
import { metadata } from './data-hash/metadata.ts';
import { overImage } from './data-hash/over-image.ts';
import { twiceThere } from './data-hash/twice.ts';
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
import { aroundAssertions } from './network/around.ts';
import { inAssertions } from './network/assertions.ts';
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
import { appearances } from './unprotected/appearances.ts';
import { exifRanges } from './unprotected/exif.ts';
import { layouts } from './unprotected/layout.ts';
import { texts } from './unprotected/texts.ts';
import { updateParents } from './update-parents.ts';
import { updateRanges } from './update-ranges.ts';
import { updates } from './updates.ts';
import { webps } from './webp.ts';

export { conformance } from './conformance.ts';
export { type HeavyRecipe, heavy } from './heavy.ts';
export { host } from './network/address.ts';
export { FORGED_PRODUCTS, products } from './products.ts';
export { forgedLists } from './trust-lists.ts';

/** Correct files that not every SDK takes for correct. */
export const disputed: readonly Recipe[] = [
  ...honestRanges,
  ...honestJpegs,
  ...honestFormats,
  ...disputedTrees,
];

/**
 * Correctly signed files that refer to the forger's server in every place where a manifest, certificate, or time
 * stamp can. A request to that server reveals who is viewing the file.
 */
export const network: readonly Recipe[] = [...aroundAssertions, ...inAssertions];

export const recipes: readonly Recipe[] = [
  ...honest,
  // Forged data hashes, all in a JPEG.
  ...overImage,
  ...aroundStore,
  ...metadata,
  ...malformed,
  ...twiceThere,
  ...hashes,
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
  // What box hashes list, what they leave out, and what a box is in each format.
  ...boxEntries,
  ...boxRanges,
  ...jpegFormats,
  ...otherFormats,
  ...hardBindings,
  ...updates,
  ...updateParents,
  ...updateRanges,
  ...claimForgeries,
  ...stores,
  ...sidecars,
  ...signatures,
  ...ingredients,
  // Files that are valid by the standard, although their hash leaves out something that people see or hear.
  ...layouts,
  ...appearances,
  ...exifRanges,
  ...texts,
  ...trust,
  ...trustChains,
  ...trustLimits,
  ...trustStamps,
];

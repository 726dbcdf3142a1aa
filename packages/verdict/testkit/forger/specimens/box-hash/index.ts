import type { Recipe } from '../../specimen.ts';
import { boxEntries } from './entries.ts';
import { honestFormats, otherFormats } from './formats.ts';
import { honestJpegs, jpegFormats } from './jpeg.ts';
import { boxRanges, honestRanges } from './ranges.ts';

/** Box hashes, true and forged: what they list, what they leave out, and what a box is in each format. */
export const boxLists: readonly Recipe[] = [...boxEntries, ...boxRanges, ...jpegFormats, ...otherFormats];

/** Correct box hashes that not every SDK takes for correct. */
export const disputed: readonly Recipe[] = [...honestRanges, ...honestJpegs, ...honestFormats];

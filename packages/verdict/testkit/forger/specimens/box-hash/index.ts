import type { Recipe } from '../../specimen.ts';
import { boxEntries } from './entries.ts';
import { otherFormats } from './formats.ts';
import { jpegFormats } from './jpeg.ts';
import { boxRanges } from './ranges.ts';

/** Box hashes, true and forged: what they list, what they leave out, and what a box is in each format. */
export const boxLists: readonly Recipe[] = [...boxEntries, ...boxRanges, ...jpegFormats, ...otherFormats];

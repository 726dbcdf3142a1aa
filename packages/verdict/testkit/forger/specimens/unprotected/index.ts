import type { Recipe } from '../../specimen.ts';
import { appearances } from './appearances.ts';
import { exifRanges } from './exif.ts';
import { layouts } from './layout.ts';
import { texts } from './texts.ts';

/** Files that are valid by the standard, although their hash leaves out something that people see or hear. */
export const unprotected: readonly Recipe[] = [...layouts, ...appearances, ...exifRanges, ...texts];

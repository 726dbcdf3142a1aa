import type { Recipe } from '../../specimen.ts';
import { aroundStore } from './around-store.ts';
import { hashes } from './hash.ts';
import { malformed } from './malformed.ts';
import { metadata } from './metadata.ts';
import { overImage } from './over-image.ts';
import { twiceThere } from './twice.ts';

/** Forged data hashes, all in a JPEG. */
export const dataHashes: readonly Recipe[] = [
  ...overImage,
  ...aroundStore,
  ...metadata,
  ...malformed,
  ...twiceThere,
  ...hashes,
];

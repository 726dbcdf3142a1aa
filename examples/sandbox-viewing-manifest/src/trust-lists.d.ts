import type { ConvertedList } from './trust.js';

export const trustLists: readonly ConvertedList[];

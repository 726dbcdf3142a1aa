import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Why a page that reads well misses a target, by its file in `docs/`. */
const Reviews = z.record(z.string().endsWith('.mdx'), z.string().endsWith('.'));

export const reviews = (root: string): Readonly<Record<string, string>> =>
  Reviews.parse(JSON.parse(readFileSync(join(root, 'labs/prose/reviews.json'), 'utf8')));

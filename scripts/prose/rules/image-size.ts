import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lineOf, nodesOf, type Rule } from '../page.ts';

const MOST_BYTES = 80_000;

/** Images next to a page are small enough for a slow connection: they're served byte for byte. */
export const imageSize =
  (sourceDir: string): Rule =>
  ({ file, tree }) =>
    [...nodesOf(tree, ['image'])].flatMap(({ node }) => {
      // The build reports an image that doesn't exist.
      const found = statSync(join(sourceDir, dirname(file), node.url), { throwIfNoEntry: false });
      if (!found || found.size <= MOST_BYTES) return [];
      const message = `the image ${node.url} has ${Math.ceil(found.size / 1000)} kB (at most ${MOST_BYTES / 1000}); save it smaller, or as WebP`;
      return [{ file, line: lineOf(node), message }];
    });

import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { builtDir } from '../support/site-pages.ts';
import { pages } from './site.ts';

const files = readdirSync(builtDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(builtDir, join(parentPath, name)).replaceAll('\\', '/'));

/** Hosts limit the number of files, and each takes time to write and to upload. */
test('the site has two files for each page, and as many others as it needs', () => {
  const counted = files.filter((file) => !file.startsWith('_routes/') && !/\.(?:zip|tgz|br|gz)$/.test(file));
  // The search index, programs, and the code of the tools.
  expect(counted.length).toBeLessThanOrEqual(2 * pages.length + 720);
});

test('what only the build reads is not on the site', () => {
  expect(
    files.filter((file) => /(?:^|\/)(?:archive|task|sandbox)\.json$|\.(?:webp|png|jpg)\.json$/.test(file)),
  ).toEqual([]);
});

import { expect, test } from 'vitest';
import { unwatched } from './unwatched.ts';

test('the project is watched without its output, its scripts, and its tests', () => {
  const ignored = unwatched('/site', '/site/dist', '/site');
  for (const path of ['/site/dist', '/site/dist/a.html', '/site/tests/built', '/site/scripts/dev.ts'])
    expect(ignored(path), path).toBe(true);
  for (const path of ['/site', '/site/docs/a.mdx', '/site/src/pages', '/site/tests.mdx', '/site/sidebars.ts'])
    expect(ignored(path), path).toBe(false);
});

test('a site inside of them is watched, and the folders on the way to it', () => {
  const ignored = unwatched('/site', '/site/dist', '/site/tests/.output/a');
  for (const path of ['/site/tests', '/site/tests/.output', '/site/tests/.output/a/docs/b.mdx'])
    expect(ignored(path), path).toBe(false);
  expect(ignored('/site/tests/.output/b')).toBe(true);
});

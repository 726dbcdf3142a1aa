import { expect, test } from 'vitest';
import { isCode, isInput, unwatched } from './inputs.ts';

test('code that Node has imported, new components, and what is read once restart the server; nothing else does', () => {
  const imported = new Set(['/site/src/ui/Table.tsx', '/site/node_modules/react/index.js']);
  const restarts = (file: string) => isCode(`/site/${file}`, '/site', imported);
  for (const file of ['src/components/quote/index.tsx', 'src/ui/Table.tsx'])
    expect(restarts(file), file).toBe(file);
  for (const file of [
    'src/components/quote/quote.test.ts',
    'src/components/quote/Quote.css',
    'src/chrome/Menu.tsx',
    'node_modules/react/index.js',
  ])
    expect(restarts(file), file).toBeUndefined();
  expect(isInput('/site/data/glossary.json', '/site')).toBe('data/glossary.json');
  expect(isInput('/site/samples/node_modules/x.js', '/site')).toBeUndefined();
});

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

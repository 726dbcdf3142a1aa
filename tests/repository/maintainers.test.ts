import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const PAGES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...globSync('maintainers/*.md')];

/** Files that a recipe asks its reader to write, or that another project has. */
const NOT_OURS = ['src/components/quote/', 'Quote.css', 'quote.test.ts', 'utils/user-config.ts'];

const FOLDERS = ['src', 'scripts', 'labs', 'packages', 'tests'];
const files = globSync(['*', `{${FOLDERS},data,docs,examples,samples,container,diagrams,public}/**/*`], {
  exclude: (path) => path.split('/').includes('node_modules'),
});

/** What a page names in backticks: source files, and anything whose path begins with one of our folders. */
const namedIn = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/`([\w.@+/[\]-]+)`/g)]
    .map(([, name = '']) => name.replace(/\/$/, ''))
    .filter((name) => /\w\.(?:tsx?|mjs|css|astro)$/.test(name) || FOLDERS.includes(name.split('/')[0] ?? ''))
    // Only a run of tests writes it.
    .filter((name) => !name.startsWith('tests/.output') && !NOT_OURS.some((start) => name.startsWith(start)));

describe.each(PAGES)('%s', (page) => {
  test('every file that it names exists', () => {
    const missing = namedIn(page).filter(
      (name) => !files.some((file) => file === name || file.endsWith(`/${name}`)),
    );
    expect(missing).toEqual([]);
  });
});

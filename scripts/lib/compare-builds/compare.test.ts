import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBuild } from './builds.ts';
import { compareBuilds, differencesText } from './compare.ts';

const root = mkdtempSync(join(tmpdir(), 'compare-builds-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a built site. @param files texts by path */
function build(name: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries({ 'index.html': '', ...files })) {
    const file = join(root, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return readBuild(join(root, name));
}

const page = (hash: string, date: string, title = 'Title') =>
  `<link href="/_astro/client.${hash}.css"><h1>${title}</h1><p>Last updated on <time dateTime="${date}">${date}</time></p>`;

test('hashes, dates from git, scripts, compressed copies, and signed pictures are no difference', () => {
  const before = build('same-old', {
    'docs/a.html': page('P45DmsYy', '2026-11-20'),
    'docs/a.html.gz': '1',
    'sitemap.xml': '<lastmod>2026-11-20</lastmod>',
    '_astro/client.P45DmsYy.css': 'a{}',
    '_astro/client.P45DmsYy.js': 'var a',
    '_astro/search-a19308cbf185/terms-1.json': '{"in":"search-a19308cbf185"}',
    'img/photo.png': '1',
  });
  const after = build('same-new', {
    'docs/a.html': page('fExmR6XA', '2026-11-22'),
    'docs/a.html.gz': '2',
    'sitemap.xml': '<lastmod>2026-11-22</lastmod>',
    '_astro/client.fExmR6XA.css': 'a{}',
    '_astro/client.fExmR6XA.js': 'var b',
    '_astro/search-b19308cbf185/terms-1.json': '{"in":"search-b19308cbf185"}',
    'img/photo.png': '2',
  });
  const differences = compareBuilds(before, after);
  expect(differences).toEqual([]);
  expect(differencesText(differences, before.size)).toBe(`${before.size} files, no differences`);
});

test('a word in a page, a style sheet, a header, and a file that is missing are', () => {
  const before = build('old', {
    'docs/a.html': page('P45DmsYy', '2026-11-20'),
    '_astro/client.P45DmsYy.css': 'a{color:red}',
    _headers: 'X-A: 1',
    'gone.md': '',
    'samples/photo.jpg': '1',
  });
  const after = build('new', {
    'docs/a.html': page('fExmR6XA', '2026-11-20', 'Titles'),
    '_astro/client.fExmR6XA.css': 'a{color:tan}',
    _headers: 'X-A: 2',
    'new.json': '{}',
    'samples/photo.jpg': '2',
  });
  const differences = compareBuilds(before, after);
  expect(differences).toMatchObject([
    { file: '_astro/client.#.css', before: 'a{color:red}', after: 'a{color:tan}' },
    { file: '_headers', before: 'X-A: 1', after: 'X-A: 2' },
    { file: 'docs/a.html', before: '<h1>Title</h1>', after: '<h1>Titles</h1>' },
    { file: 'gone.md', what: 'only in the old build' },
    { file: 'new.json', what: 'only in the new build' },
    { file: 'samples/photo.jpg', what: 'differs' },
  ]);
  expect(differencesText(differences, 8)).toMatch(/docs\/a\.html\n {2}- <h1>Title<\/h1>\n {2}\+ <h1>Titles/);
});

test('a folder without a site is refused', () => {
  expect(() => readBuild(join(root, 'nowhere'))).toThrow('nowhere has no index.html');
});

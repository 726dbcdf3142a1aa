import { expect, test } from 'vitest';
import { quotedTasks } from './quotes.ts';
import type { Row } from './report.ts';
import { changelogAmong, sectionsBetween } from './sections.ts';
import { touched, workList } from './work-list.ts';

const changelog = `# Changelog
## [Unreleased]
## [1.3.0](https://example.org) - 2026-03-01
### Added
- too new
## 1.2.0
* **breaking**: \`read\` is gone

## v1.1.1 (2026-01-01)
- a fix
## [1.1.0]
- what we have
`;

const row: Row = {
  package: 'a',
  registry: 'npm',
  checked: '1.1.0',
  newest: '1.2.0',
  state: 'stale',
  places: ['docs/x.mdx', 'package.json', 'samples/read-manifest/node'],
};
const quoting = new Map([['samples/read-manifest', ['docs/reading.mdx', 'docs/x.mdx']]]);

test('the lines between two versions, in every common form of heading', () => {
  expect(sectionsBetween(changelog, '1.1.0', '1.2.0')).toEqual([
    '## 1.2.0',
    '* **breaking**: `read` is gone',
    '## v1.1.1 (2026-01-01)',
    '- a fix',
  ]);
  expect(sectionsBetween(changelog, '1.3.0', '1.3.0')).toEqual([]);
});

test('the changelog of a package is found under its usual names, and not that of one inside it', () => {
  const files = ['package/node_modules/b/CHANGELOG.md', 'package/docs/release-notes.md', 'package/README.md'];
  expect(changelogAmong(files)).toBe('package/docs/release-notes.md');
  expect(changelogAmong([...files, 'package/Changelog.md'])).toBe('package/Changelog.md');
  expect(changelogAmong(['package/src/changes.ts'])).toBeUndefined();
});

test('a page quotes the samples that it shows or links', () => {
  const page =
    '<Samples of="trust-lists" region="read" />\n<Sample file="trust-kinds/expected.txt" />\n[x](/samples/sign-local/node/sign-local.mjs)';
  expect(quotedTasks(page)).toEqual(['sign-local', 'trust-kinds', 'trust-lists']);
});

test('a package touches the pages that name it and those that show its samples, each once', () => {
  expect(touched(row, quoting)).toEqual({
    pages: ['docs/reading.mdx', 'docs/x.mdx'],
    samples: ['samples/read-manifest/node'],
    others: ['package.json'],
  });
});

test('the work list has each package behind, its changes, and what could not be read', () => {
  const other: Row = {
    ...row,
    package: 'b',
    state: 'held',
    reason: 'needs Rust 1.96',
    places: ['package.json'],
  };
  const current: Row = { ...row, package: 'c', checked: '1.2.0', state: 'current' };
  const list = workList(
    [row, other, current],
    new Map([
      ['npm a', { text: changelog }],
      ['npm b', { missing: 'b 1.2.0 on npm carries no changelog' }],
    ]),
    quoting,
  );
  expect(list).toContain('## a 1.1.0 → 1.2.0');
  expect(list).toContain('> * **breaking**: `read` is gone');
  expect(list).toContain('- docs/reading.mdx');
  expect(list).toContain('npm, held: needs Rust 1.96');
  expect(list).toContain('- b 1.2.0 on npm carries no changelog');
  expect(list).not.toContain('## c ');
});

test('work besides packages comes first', () => {
  const text = workList([], new Map(), new Map(), [
    'trust lists older than 60 days: run `npm run trust:update`',
  ]);
  expect(text.indexOf('trust lists older')).toBeLessThan(text.indexOf('Every version is current.'));
  expect(text.indexOf('trust lists older')).toBeGreaterThan(0);
});

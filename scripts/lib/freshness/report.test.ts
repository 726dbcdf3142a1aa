import { expect, test } from 'vitest';
import { withList } from './mentions.ts';
import { answerOf, newestIn } from './newest.ts';
import { isBehind, mentionIn } from './packages.ts';
import { freshnessTable, rowsOf } from './report.ts';

test.each([
  ['@contentauth/c2pa-node 0.8.0 (core 0.90.1)', 'npm', '@contentauth/c2pa-node', '0.8.0'],
  ['c2pa 0.30.17', 'npm', 'c2pa', '0.30.17'],
  ['c2pa 0.90.22', 'crates.io', 'c2pa', '0.90.22'],
  ['c2pa (Rust) 0.91.9', 'crates.io', 'c2pa', '0.91.9'],
  ['C2PA Tool 0.27.22', 'crates.io', 'c2patool', '0.27.22'],
  ['trustmark 0.9.2 for Python', 'PyPI', 'trustmark', '0.9.2'],
  ['Vite 8', 'npm', 'vite', '8'],
])('%s is a package of %s', (text, registry, name, version) =>
  expect(mentionIn(text)).toEqual({ registry, name, version }),
);

test('a specification, a program of the system or a source is no package', () => {
  for (const text of ['C2PA specification 2.4', 'OpenSSL 3.0', 'source of c2pa 0.91.9', 'Node.js 24'])
    expect(mentionIn(text)).toBeUndefined();
});

test('only the parts that were written are compared', () => {
  expect(isBehind('8', '8.3.8')).toBe(false);
  expect(isBehind('0.9.8', '0.10.0')).toBe(true);
  expect(isBehind('0.91.9', '0.90.22')).toBe(false);
});

test('the front matter of a page, as a line or as a list', () => {
  expect(
    withList('---\nchecked:\n  date: 2026-11-20\n  with: ["a 1", "b (c, d) 2"]\nsources:\n---\n'),
  ).toEqual(['a 1', 'b (c, d) 2']);
  expect(withList('---\nchecked:\n  with:\n    - a 1\n    - "b 2"\n---\n')).toEqual(['a 1', 'b 2']);
});

test("each tool's answer is understood", () => {
  expect(newestIn('0.9.8\n', answerOf('npm'))).toBe('0.9.8');
  expect(newestIn('c2pa-python (0.38.1)\nAvailable versions: 0.38.1', answerOf('PyPI'))).toBe('0.38.1');
  expect(newestIn('c2pa #xmp\nversion: 0.90.22 (latest 0.91.9)\n', answerOf('crates.io'))).toBe('0.91.9');
  expect(newestIn('itoa\nversion: 1.0.15\n', answerOf('crates.io'))).toBe('1.0.15');
});

test('what is behind comes first; a held version says why, until something newer is out', () => {
  const mention = (name: string, version: string, place: string) =>
    ({ registry: 'npm', name, version, place }) as const;
  const mentions = [
    mention('a', '1.0.0', 'docs/x.mdx'),
    mention('a', '1.0.0', 'docs/y.mdx'),
    mention('b', '1.0.0', 'package.json'),
    mention('c', '1.0.0', 'package.json'),
    mention('d', '1.0.0', 'package.json'),
  ];
  const newest = new Map([
    ['npm a', '1.0.0'],
    ['npm b', '2.0.0'],
    ['npm c', '2.0.0'],
  ]);
  const hold = (newestSeen: string) =>
    ({ package: 'c', registry: 'npm', newest: newestSeen, reason: 'needs Rust 1.96' }) as const;
  const rows = rowsOf(mentions, newest, [hold('2.0.0')]);
  expect(rows.map((row) => [row.package, row.state])).toEqual([
    ['b', 'stale'],
    ['c', 'held'],
    ['d', 'unknown'],
    ['a', 'current'],
  ]);
  expect(rows[3]?.places).toEqual(['docs/x.mdx', 'docs/y.mdx']);
  expect(freshnessTable(rows)).toContain('package.json: needs Rust 1.96');
  expect(freshnessTable(rows)).toMatch(/1 current, 1 unknown, 1 held, 1 stale$/);
  expect(rowsOf(mentions, newest, [hold('1.9.0')])[1]?.state).toBe('stale');
});

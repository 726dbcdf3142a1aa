import { expect, test } from 'vitest';
import { fileAfterKey, rowsOf } from './FilesPane.tsx';

const listed = (paths: string[]) =>
  rowsOf(paths).map(
    (row) => `${'  '.repeat(row.depth)}${row.name}${row.kind === 'file' ? ` = ${row.path}` : ''}`,
  );

test('each folder stands once, where its first file does, with its files below', () => {
  expect(listed(['src/main.js', 'index.html', 'src/a/b.js', 'src/words.js', 'src'])).toEqual([
    'src/',
    '  main.js = src/main.js',
    '  a/',
    '    b.js = src/a/b.js',
    '  words.js = src/words.js',
    'index.html = index.html',
    'src = src',
  ]);
});

test('keys cycle through the files in both directions, and jump to the ends', () => {
  const files = ['a', 'b', 'c'];
  expect(
    ['ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowRight', 'x'].map((key) => fileAfterKey(key, files, 'c')),
  ).toEqual(['a', 'b', 'a', 'c', 'a', undefined]);
  expect(fileAfterKey('ArrowLeft', files, 'a')).toBe('c');
});

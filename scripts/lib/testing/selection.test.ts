import { expect, test } from 'vitest';
import { filterOf, selectionOf } from './selection.ts';

const stages = ['lint', 'unit', 'browser'];

test('stages come first, words after one of them', () => {
  expect(selectionOf([], stages)).toEqual({ stages: [], words: [] });
  expect(selectionOf(['lint', 'unit'], stages)).toEqual({ stages: ['lint', 'unit'], words: [] });
  expect(selectionOf(['browser', 'sidebar', 'lint'], stages)).toEqual({
    stages: ['browser'],
    words: ['sidebar', 'lint'],
  });
});

test('a word that is no stage gets the one that was meant', () => {
  expect(() => selectionOf(['browsr'], stages)).toThrow("`browsr` isn't a stage; did you mean `browser`?");
  expect(() => selectionOf(['lint', 'unit', 'links'], stages)).toThrow("`links` isn't a stage");
});

test('words that are in a path pick files, the others tests by their name', () => {
  const files = ['tests/browser/sidebar.spec.ts', 'tests/browser/search.spec.ts'];
  expect(filterOf(['sidebar'], files)).toEqual({ files: ['sidebar'] });
  expect(filterOf(['sidebar', 'opens', '(here)'], files)).toEqual({
    files: ['sidebar'],
    name: 'opens \\(here\\)',
  });
});

test('a path without tests is named instead of becoming part of a name', () => {
  const files = ['src/config/load.test.ts', 'src/styles/variables.test.ts'];
  expect(() => filterOf(['src/config', 'src/chrome', 'src/styles'], files)).toThrow(
    'No test of this stage is in `src/chrome`; leave it out',
  );
  expect(() => filterOf(['src/config', 'src/gone'], files)).toThrow('`src/gone`');
  expect(() => filterOf(['src/config/gone.test.ts'], files)).toThrow('`src/config/gone.test.ts`');
});

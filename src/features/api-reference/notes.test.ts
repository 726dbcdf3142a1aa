import { expect, test } from 'vitest';
import { applyNotes, type Notes } from './notes.ts';
import { itemOf, propertyOf } from './testing.ts';

const notesOf = (items: Notes['items']): Notes => ({
  checked: '2026-11-20',
  version: '1.0.0',
  about: 'About.',
  groups: [],
  paths: [],
  given: {},
  file: 'data/api-notes/pkg.json',
  items,
});

test('a note replaces the comment of its item only', () => {
  const item = itemOf('Reader', {
    comment: { text: 'Old.', returns: 'The bytes.' },
    members: [propertyOf('json')],
  });
  const [noted] = applyNotes(
    [item],
    notesOf({ Reader: { returns: 'New.' }, 'Reader.json': { text: 'The report.' } }),
  );
  expect(noted?.comment).toMatchObject({ text: item.comment.text, returns: 'New.' });
  expect(noted?.members?.[0]?.comment.text).toBe('The report.');
});

test('a note on a missing item stops the build and suggests the nearest', () => {
  expect(() => applyNotes([itemOf('Reader')], notesOf({ Raeder: { text: 'x' } }))).toThrow(
    "data/api-notes/pkg.json: there is a note on `Raeder`, which the package doesn't have; did you mean `Reader`?",
  );
});

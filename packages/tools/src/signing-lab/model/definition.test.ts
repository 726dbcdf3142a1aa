import { expect, test } from 'vitest';
import {
  asDemo,
  DRAWN,
  EDITS,
  firstDefinition,
  formOf,
  isEdit,
  SOURCE_TYPES,
  withForm,
} from './definition.ts';

const first = firstDefinition('Demo: hills', DRAWN);
const actions = (definition: unknown) =>
  (definition as { assertions: Array<{ data: { actions: unknown[] } }> }).assertions[0]?.data.actions;

test('the first definition is that of something new', () => {
  expect(formOf(first)).toEqual({ title: 'Demo: hills', isNew: true, sourceType: DRAWN, done: [] });
  expect(actions(first)).toEqual([{ action: 'c2pa.created', digitalSourceType: DRAWN }]);
  expect(isEdit(first)).toBe(false);
});

test('what the form writes, it reads', () => {
  const form = { title: 'x', isNew: true, sourceType: SOURCE_TYPES[3] ?? '', done: [...EDITS] };
  expect(formOf(withForm(first, form))).toEqual(form);
  const edit = { title: 'x', isNew: false, sourceType: '', done: EDITS.slice(0, 2) };
  expect(formOf(withForm(first, edit))).toEqual(edit);
});

test('an edit has no first action: the SDK writes it, together with the parent', () => {
  const edit = withForm(first, { isNew: false, done: ['c2pa.cropped'] });
  expect(actions(edit)).toEqual([{ action: 'c2pa.cropped' }]);
  expect(isEdit(edit)).toBe(true);
  expect(isEdit(withForm(first, { isNew: false }))).toBe(true);
  expect(isEdit({})).toBe(true);
});

test('a first action of the reader’s own is left to the SDK to validate', () => {
  const own = { assertions: [{ label: 'c2pa.actions', data: { actions: [{ action: 'c2pa.opened' }] } }] };
  expect(isEdit(own)).toBe(false);
});

test('what the form does not show stays as it is', () => {
  const rich = {
    vendor: 'com.example',
    title: 'old',
    assertions: [
      { label: 'com.example.note', data: 'kept' },
      {
        label: 'c2pa.actions',
        created: true,
        data: {
          templates: [1],
          actions: [
            { action: 'c2pa.created', digitalSourceType: DRAWN, when: '2026-11-21T00:00:00Z' },
            { action: 'com.example.blessed', description: 'kept' },
          ],
        },
      },
    ],
  };
  const done = [...formOf(rich).done, 'c2pa.cropped'];
  expect(withForm(rich, { title: 'new', done })).toEqual({
    ...rich,
    title: 'new',
    assertions: [
      rich.assertions[0],
      {
        label: 'c2pa.actions',
        created: true,
        data: {
          templates: [1],
          actions: [
            { action: 'c2pa.created', digitalSourceType: DRAWN, when: '2026-11-21T00:00:00Z' },
            { action: 'com.example.blessed', description: 'kept' },
            { action: 'c2pa.cropped' },
          ],
        },
      },
    ],
  });
});

test('whatever is typed, title and generator say that it is a demo', () => {
  expect(asDemo({ title: 'Hills' })).toMatchObject({ title: 'Demo: Hills' });
  expect(asDemo({ title: 'My DEMO' })).toMatchObject({ title: 'My DEMO' });
  expect(asDemo({})).toMatchObject({
    title: 'Demo: untitled',
    claim_generator_info: [{ name: expect.stringContaining('Demo') }],
  });
  const own = { title: 5, claim_generator_info: [{ name: 'Camera', version: '2', icon: 'kept' }] };
  expect(asDemo(own).claim_generator_info).toEqual([{ name: 'Demo: Camera', version: '2', icon: 'kept' }]);
});

test.each([
  null,
  5,
  'x',
  [],
  { data: 5 },
  { label: 'c2pa.actions' },
  { label: 'c2pa.actions', data: { actions: 'x' } },
])('an assertion %o does not throw', (assertion) => {
  const odd = { assertions: [assertion] };
  expect(formOf(withForm(odd, { isNew: true, sourceType: DRAWN })).isNew).toBe(true);
});

import { expect, test } from 'vitest';
import { created, ingredientOf, labelFor, opened } from '../../../labs/forger/assertions.ts';
import { bytes } from '../../../labs/forger/bytes.ts';
import { type Manifest, manifestOf, storeOf } from '../../../labs/forger/manifest.ts';
import { wholeStore } from './manifests.ts';

const plain = (name: string): Promise<Manifest> =>
  manifestOf({ label: labelFor(name), created: [created()] });
const [parent, active, other] = await Promise.all(['parent', 'active', 'other'].map(plain));
if (!parent || !active || !other) throw new Error('a manifest is missing');
const validated = storeOf(parent, active);

test('the same store, with or without padding, is itself', () => {
  expect(wholeStore(validated, validated)).toEqual(validated);
  expect(wholeStore(bytes(validated, new Uint8Array(9)), validated)).toEqual(validated);
});

test.each([
  ['before', storeOf(other, parent, active)],
  ['between', storeOf(parent, other, active)],
])('a manifest %s the validated ones is accepted', (_, file) =>
  expect(wholeStore(file, validated)).toEqual(file),
);

const changed = {
  ...active,
  box: active.box.map((byte, at) => (at === active.box.length - 3 ? byte ^ 1 : byte)),
};

test.each([
  ['a manifest after the active one', storeOf(parent, active, other)],
  ['another order', storeOf(active, parent)],
  ['a missing manifest', storeOf(active)],
  ['a changed manifest', storeOf(other, parent, changed)],
  ['a manifest twice', storeOf(parent, parent, active)],
  ['no store', new Uint8Array(40)],
  ['bytes between manifests', storeOf(other, new Uint8Array(12), parent, active)],
])('%s isn’t the validated store', (_, file) => expect(wholeStore(file, validated)).toBeUndefined());

test('a manifest that a validated one names must be among the validated', async () => {
  const ingredient = ingredientOf(parent);
  const child = await manifestOf({
    label: labelFor('child'),
    created: [ingredient, opened(ingredient)],
  });
  expect(wholeStore(storeOf(parent, child), storeOf(child))).toBeUndefined();
  expect(wholeStore(validated, new Uint8Array())).toBeUndefined();
});

import { expect, test } from 'vitest';
import { created, ingredientOf, labelFor, opened } from '../../testkit/forger/assertions.ts';
import { bytes } from '../../testkit/forger/bytes.ts';
import {
  assertion,
  type Manifest,
  type ManifestSpec,
  manifestOf,
  storeOf,
} from '../../testkit/forger/manifest.ts';
import { Refused } from './faults.ts';
import { hardBindingOf } from './hard-binding.ts';
import { storeLength, wholeStore } from './manifests.ts';

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

test('only a box that’s called a manifest store is one', () => {
  expect(storeLength(bytes(validated, new Uint8Array(9)))).toBe(validated.length);
  expect(storeLength(parent.box)).toBe(0);
});

const [grandparent] = await Promise.all(['grandparent'].map(plain));
if (!grandparent) throw new Error('a manifest is missing');
const three = storeOf(grandparent, parent, active);

test.each([
  ['two of three', storeOf(parent, grandparent, active)],
  ['two of three, with another manifest', storeOf(parent, other, grandparent, active)],
])('manifests below the active one in another order are accepted: %s', async (_, file) => {
  expect(wholeStore(file, three)).toEqual(file);
  expect(wholeStore(three, storeOf(parent, grandparent, active))).toEqual(three);
});

/** The same manifest with a bit of its signature changed. */
const flipped = (one: Manifest): Manifest => ({
  ...one,
  box: one.box.map((byte, at) => (at === one.box.length - 3 ? byte ^ 1 : byte)),
});
/** Another manifest with the label of this one. */
const pretending = async (one: Manifest): Promise<Manifest> =>
  manifestOf({ label: one.label, created: [created({ digitalSourceType: 'http://example.org/other' })] });

test.each([
  ['a manifest after the active one', storeOf(parent, active, other)],
  ['another active manifest', storeOf(active, parent)],
  ['a missing manifest', storeOf(active)],
  ['a changed manifest', storeOf(other, parent, flipped(active))],
  ['a changed manifest below the active one', storeOf(flipped(parent), active)],
  ['another manifest with the label of the active one', storeOf(parent, await pretending(active))],
  ['another manifest with the label of the parent', storeOf(await pretending(parent), active)],
  ['a manifest twice', storeOf(parent, parent, active)],
  ['the active manifest twice', storeOf(active, parent, active)],
  ['a label twice with other bytes', storeOf(await pretending(parent), parent, active)],
  ['the active label twice, the other one first', storeOf(await pretending(active), parent, active)],
  ['the active label twice, the other one last', storeOf(parent, active, await pretending(active))],
  ['no store', new Uint8Array(40)],
  ['two stores, one after the other', bytes(storeOf(parent), storeOf(active))],
  ['bytes between manifests', storeOf(other, new Uint8Array(12), parent, active)],
])('%s isn’t the validated store', (_, file) => expect(wholeStore(file, validated)).toBeUndefined());

test.each([
  ['in another order, and another one is active', storeOf(active, grandparent, parent)],
  ['in another order, and one is missing', storeOf(parent, active)],
  ['in another order, and one is changed', storeOf(parent, flipped(grandparent), active)],
  ['in another order, and one is another', storeOf(parent, await pretending(grandparent), active)],
  ['in another order, and one is there twice', storeOf(parent, grandparent, parent, active)],
  ['in another order, and more come last', storeOf(parent, grandparent, active, other)],
])('three manifests %s', (_, file) => expect(wholeStore(file, three)).toBeUndefined());

test('the order of a validated store can’t make another manifest the active one', async () => {
  await expect(hardBindingOf(storeOf(active, parent), active.label)).rejects.toThrow('the last manifest');
  expect(wholeStore(validated, storeOf(active, parent))).toBeUndefined();
});

test('a manifest that a validated one names must be among the validated', async () => {
  const ingredient = ingredientOf(parent);
  const child = await manifestOf({
    label: labelFor('child'),
    created: [ingredient, opened(ingredient)],
  });
  expect(wholeStore(storeOf(parent, child), storeOf(child))).toBeUndefined();
  expect(wholeStore(validated, new Uint8Array())).toBeUndefined();
});

const boundBy = (labels: readonly string[], claim: ManifestSpec['claim'] = {}) =>
  manifestOf({
    label: labelFor('bound'),
    created: labels.map((label) => assertion(label, { alg: 'sha256', hash: new Uint8Array(32) })),
    claim,
  });

test.each([
  ['c2pa.hash.bmff.v2', ['c2pa.hash.bmff', 'c2pa.hash.bmff.v2']],
  ['c2pa.hash.bmff', ['c2pa.hash.bmff']],
])('the first version of a BMFF hash doesn’t count beside a later one: %s', async (label, labels) => {
  const manifest = await boundBy(labels);
  expect(await hardBindingOf(storeOf(manifest), manifest.label)).toMatchObject({ label });
});

test.each([['a text'], [undefined]])('a binding whose hash in the claim is %s is refused', async (hash) => {
  const entry = { url: 'self#jumbf=c2pa.assertions/c2pa.hash.data', ...(hash && { hash }) };
  const manifest = await boundBy(['c2pa.hash.data'], { created_assertions: [entry] });
  await expect(hardBindingOf(storeOf(manifest), manifest.label)).rejects.toThrow(Refused);
});

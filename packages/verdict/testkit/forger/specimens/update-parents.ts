import { created, ingredientOf, labelFor, opened } from '../assertions.ts';
import type { Forgery } from '../forge.ts';
import { type Assertion, type Manifest, type ManifestSpec, manifestOf, storeOf } from '../manifest.ts';
import { type About, jpegRecipe, notValid, type Recipe } from '../specimen.ts';
import { bindingOfNothing } from './honest.ts';

const METADATA = { action: 'c2pa.edited.metadata' };

/** An update manifest with these ingredients; the first is what it opened. */
const updateWith = (
  name: string,
  ingredients: readonly Assertion[],
  more: Partial<ManifestSpec> = {},
): Promise<Manifest> => {
  const [first] = ingredients;
  if (!first) throw new Error('an update has an ingredient');
  return manifestOf({
    label: labelFor(name),
    isUpdate: true,
    created: [...ingredients, opened(first, METADATA)],
    ...more,
  });
};

const second = (parent: Manifest) => ingredientOf(parent, 'parentOf', {}, 'c2pa.ingredient.v3__1');

const update = (
  about: About,
  store: (parent: Manifest, id: string) => ReturnType<NonNullable<Forgery['store']>>,
): Recipe =>
  jpegRecipe({ clause: '15.12', ...about }, () => ({ store: (parent) => store(parent, about.id) }));

/** Another manifest, whose hash is of another file. */
const another = (id: string) =>
  manifestOf({ label: labelFor(`${id}-other`), created: [created(), bindingOfNothing()] });

/** Update manifests, and what they name as their parent: its hash is the one that counts. */
export const updateParents: readonly Recipe[] = [
  update(
    {
      id: 'update-of-update',
      title: 'An update manifest over another one',
      wrong: 'Nothing. The hash is that of the first manifest.',
      expect: 'Valid',
    },
    async (parent, id) => {
      const first = await updateWith(`${id}-1`, [ingredientOf(parent)]);
      return storeOf(parent, first, await updateWith(`${id}-2`, [ingredientOf(first)]));
    },
  ),
  update(
    {
      id: 'update-with-component',
      title: 'An update manifest with no parent but a component',
      wrong: 'The file’s manifest is a component, so nothing says that the file is the same.',
      ...notValid,
    },
    async (parent, id) => storeOf(parent, await updateWith(`${id}-1`, [ingredientOf(parent, 'componentOf')])),
  ),
  update(
    {
      id: 'update-two-parents',
      title: 'An update manifest with two parents',
      wrong: 'The hash of the first is that of the file, and the hash of the second is that of another one.',
      ...notValid,
    },
    async (parent, id) => {
      const other = await another(id);
      return storeOf(other, parent, await updateWith(`${id}-1`, [ingredientOf(parent), second(other)]));
    },
  ),
  update(
    {
      id: 'update-parent-elsewhere',
      title: 'An update manifest whose parent isn’t in the store',
      wrong: 'It names a manifest that isn’t there, and the one of the file comes before it.',
      ...notValid,
    },
    async (parent, id) => storeOf(parent, await updateWith(`${id}-1`, [ingredientOf(await another(id))])),
  ),
  update(
    {
      id: 'update-ingredient-missing',
      title: 'An update manifest without the ingredient that it names',
      wrong: 'The claim names the ingredient assertion, which isn’t in the assertion store.',
      ...notValid,
    },
    async (parent, id) => {
      const ingredient = ingredientOf(parent);
      const gone: Assertion = { ...ingredient, box: new Uint8Array() };
      return storeOf(parent, await updateWith(`${id}-1`, [gone]));
    },
  ),
  update(
    {
      id: 'update-parent-swapped',
      title: 'An update manifest over another parent than it says',
      wrong: 'Its reference to the parent has the hash of another manifest.',
      ...notValid,
    },
    async (parent, id) => {
      const other = await another(id);
      const pretending: Manifest = { ...other, label: parent.label };
      return storeOf(parent, await updateWith(`${id}-1`, [ingredientOf(pretending)]));
    },
  ),
  update(
    {
      id: 'updates-in-a-circle',
      title: 'Two update manifests that name each other',
      wrong: 'A validator that follows them never finds a hash.',
      ...notValid,
    },
    async (_, id) => {
      const unknown: Manifest = {
        label: labelFor(`${id}-2`),
        box: new Uint8Array(99),
        signature: new Uint8Array(99),
      };
      const first = await updateWith(`${id}-1`, [ingredientOf(unknown)]);
      return storeOf(first, await updateWith(`${id}-2`, [ingredientOf(first)]));
    },
  ),
];

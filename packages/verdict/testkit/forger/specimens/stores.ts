import { created, ingredientOf, labelFor, opened } from '../assertions.ts';
import { bytes, u8 } from '../bytes.ts';
import { type Forgery, forgeSidecar } from '../forge.ts';
import { superbox, UUID } from '../jumbf.ts';
import { type Assertion, type Manifest, manifestOf, storeOf } from '../manifest.ts';
import { type About, jpegRecipe, notValid, type Recipe } from '../specimen.ts';
import { bindingOfNothing } from './honest.ts';

const simple = (name: string, assertions: readonly Assertion[] = []): Promise<Manifest> =>
  manifestOf({ label: labelFor(name), created: [created(), ...assertions, bindingOfNothing()] });

const over = async (parent: Manifest, name: string): Promise<Manifest> => {
  const ingredient = ingredientOf(parent);
  return manifestOf({
    label: labelFor(name),
    created: [ingredient, opened(ingredient), bindingOfNothing()],
  });
};

/** A file with two branches in its history: two versions of a parent, each with a parent of its own. */
async function branches(
  id: string,
  order: (
    left: readonly [Manifest, Manifest],
    right: readonly [Manifest, Manifest],
  ) => Uint8Array[] | Manifest[],
): Promise<Partial<Forgery>> {
  const branch = async (name: string) => {
    const first = await simple(`${id}-${name}-1`);
    return [first, await over(first, `${id}-${name}-2`)] as const;
  };
  const [left, right] = await Promise.all([branch('left'), branch('right')]);
  const parent = ingredientOf(left[1]);
  const component = ingredientOf(right[1], 'componentOf', {}, 'c2pa.ingredient.v3__1');
  return {
    manifest: (bindings, label) => ({ label, created: [parent, component, opened(parent), ...bindings] }),
    store: (active) => storeOf(...order(left, right), active),
  };
}

const chains = (about: About, order: Parameters<typeof branches>[1]): Recipe =>
  jpegRecipe({ clause: '15.5', ...about }, () => branches(about.id, order));

/** A file whose store is next to it. */
const sidecar = (about: About, store: NonNullable<Forgery['store']>): Recipe => ({
  clause: '11.1.4.2',
  ...about,
  extension: 'jpg',
  make: async ({ jpeg: media }) => {
    const forged = await forgeSidecar({ id: about.id, media, store });
    return { file: forged.file, sidecar: forged.store };
  },
});

/** The manifest store as a whole: its manifests can be in any order, but each is there once, and the active one is last. */
export const stores: readonly Recipe[] = [
  chains(
    {
      id: 'store-depth-first',
      title: 'Two branches of a history, one after the other',
      wrong: 'Nothing.',
      expect: 'Valid',
    },
    (left, right) => [...left, ...right],
  ),
  chains(
    {
      id: 'store-oldest-first',
      title: 'Two branches of a history, oldest manifests first',
      wrong: 'Nothing. Only the active manifest has a place of its own.',
      expect: 'Valid',
    },
    (left, right) => [right[0], left[0], right[1], left[1]],
  ),
  chains(
    {
      id: 'store-manifest-twice',
      title: 'A manifest that’s there twice',
      wrong: 'Both have the same bytes, but a label must be there once.',
      ...notValid,
    },
    (left, right) => [...left, ...right, left[0]],
  ),
  chains(
    {
      id: 'store-with-gap',
      title: 'Bytes between manifests that aren’t a box',
      wrong: 'Readers that look for boxes there could see another manifest.',
      ...notValid,
    },
    (left, right) => [...[...left, ...right].map(({ box }) => box), bytes(u8(0, 0, 0, 3), 'gap')],
  ),
  sidecar(
    {
      id: 'store-of-another-kind',
      title: 'A store that says it’s something else',
      wrong: 'Its label is `c2pa`, and its type is that of a box with CBOR.',
      ...notValid,
    },
    (active) => superbox(UUID.cbor, 'c2pa', [active.box]),
  ),
  sidecar(
    {
      id: 'store-by-another-name',
      title: 'A store with another name',
      wrong: 'Its type is that of a store, and its label is `store`.',
      ...notValid,
    },
    (active) => superbox(UUID.store, 'store', [active.box]),
  ),
  sidecar(
    {
      id: 'store-twice',
      title: 'Two stores in a sidecar',
      wrong: 'A store without manifests follows the other one. Readers could use either.',
      ...notValid,
    },
    (active) => bytes(storeOf(active), storeOf()),
  ),
  sidecar(
    {
      id: 'store-empty',
      title: 'A store without manifests',
      wrong: 'It’s empty.',
      ...notValid,
    },
    () => storeOf(),
  ),
];

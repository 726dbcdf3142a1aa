import { created, ingredientOf, labelFor, opened } from '../assertions.ts';
import type { Forgery } from '../forge.ts';
import { hashedUri, type Manifest, manifestOf, storeOf } from '../manifest.ts';
import { jpegRecipe, type Recipe } from '../specimen.ts';
import { bindingOfNothing } from './honest.ts';
import { unreferenced } from './unreferenced.ts';

/** A chain of correctly signed ingredients, oldest first. */
async function ancestors(id: string, depth: number): Promise<Manifest[]> {
  const chain: Manifest[] = [];
  for (let level = 0; level < depth; level += 1) {
    const parent = chain.at(-1);
    const ingredient = parent && ingredientOf(parent);
    const assertions = ingredient ? [ingredient, opened(ingredient)] : [created()];
    chain.push(
      await manifestOf({ label: labelFor(`${id}-${level}`), created: [...assertions, bindingOfNothing()] }),
    );
  }
  return chain;
}

const overAncestors = async (id: string, depth: number): Promise<Partial<Forgery>> => {
  const chain = await ancestors(id, depth);
  const [parent] = chain.slice(-1);
  if (!parent) throw new Error('there is a parent');
  const ingredient = ingredientOf(parent);
  return {
    manifest: (bindings, label) => ({ label, created: [ingredient, opened(ingredient), ...bindings] }),
    store: (active) => storeOf(...chain, active),
  };
};

/** An ingredient with a record of what failed when it was added, in each version of the assertion. */
function recordedInvalid(parent: Manifest, version: 'v1' | 'v2' | 'v3') {
  const failure = [
    {
      code: 'assertion.dataHash.mismatch',
      url: `self#jumbf=/c2pa/${parent.label}/c2pa.assertions/c2pa.hash.data`,
    },
  ];
  if (version === 'v3')
    return ingredientOf(parent, 'parentOf', {
      validationResults: { activeManifest: { success: [], informational: [], failure } },
    });
  const label = version === 'v1' ? 'c2pa.ingredient' : 'c2pa.ingredient.v2';
  return ingredientOf(
    parent,
    'parentOf',
    {
      activeManifest: undefined,
      claimSignature: undefined,
      validationResults: undefined,
      c2pa_manifest: hashedUri(`/c2pa/${parent.label}`, parent.box),
      validationStatus: failure,
    },
    label,
  );
}

/** Ingredients that are broken, missing, or numerous. */
export const ingredients: readonly Recipe[] = [
  ...unreferenced,
  jpegRecipe(
    {
      id: 'ingredient-broken',
      title: 'A valid file with an invalid ingredient',
      wrong: 'In the ingredient’s manifest, the hash of an assertion doesn’t match.',
      expect: 'Invalid',
      clause: '15.11.3',
    },
    async () => {
      const parent = await manifestOf({
        label: labelFor('ingredient-broken-parent'),
        created: [created(), bindingOfNothing()],
        hashed: ({ label }, hash) => (label === 'c2pa.actions.v2' ? hash.map((byte) => byte ^ 1) : hash),
      });
      const ingredient = ingredientOf(parent);
      return {
        manifest: (bindings, label) => ({ label, created: [ingredient, opened(ingredient), ...bindings] }),
        store: (active) => storeOf(parent, active),
      };
    },
  ),
  ...(['v3', 'v2', 'v1'] as const).map((version) =>
    jpegRecipe(
      {
        id: `ingredient-recorded-${version}`,
        title: 'A file made from one that was already invalid',
        wrong: `Nothing in this file. Its ingredient assertion (${version}) records that the parent’s hash didn’t match.`,
        expect: 'Valid',
        clause: '15.11.3',
      },
      async () => {
        const [parent] = await ancestors(`ingredient-recorded-${version}`, 1);
        if (!parent) throw new Error('there is a parent');
        const ingredient = recordedInvalid(parent, version);
        return {
          manifest: (bindings, label) => ({ label, created: [ingredient, opened(ingredient), ...bindings] }),
          store: (active) => storeOf(parent, active),
        };
      },
    ),
  ),
  jpegRecipe(
    {
      id: 'ingredient-missing',
      title: 'An ingredient whose manifest is missing',
      wrong: 'The ingredient refers to a manifest that isn’t in the store.',
      expect: 'Invalid',
      clause: '15.11.3',
    },
    async () => ({ ...(await overAncestors('ingredient-missing', 1)), store: storeOf }),
  ),
  jpegRecipe(
    {
      id: 'ingredient-own-child',
      title: 'A manifest that is its own ingredient',
      wrong: 'The ingredient refers to the active manifest, so a validator that follows it never finishes.',
      expect: 'not Valid',
      clause: '15.11.3',
    },
    () => ({
      manifest: (bindings, label) => {
        const itself = { label, box: new Uint8Array(100), signature: new Uint8Array(100) };
        const ingredient = ingredientOf(itself);
        return { label, created: [ingredient, opened(ingredient), ...bindings] };
      },
    }),
  ),
  jpegRecipe(
    {
      id: 'ingredients-60-deep',
      title: 'Sixty generations of ingredients',
      wrong:
        'Nothing. Each of the sixty manifests is an ingredient of the next, and all are signed correctly.',
      expect: 'Valid',
      clause: '15.11',
    },
    () => overAncestors('ingredients-60-deep', 60),
  ),
];

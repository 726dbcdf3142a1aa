import { created, ingredientOf, labelFor, opened } from '../forger/assertions.ts';
import { dataHash } from '../forger/bindings.ts';
import { flip } from '../forger/bytes.ts';
import type { Placed } from '../forger/embed/container.ts';
import { forge } from '../forger/forge.ts';
import { type Manifest, manifestOf, storeOf } from '../forger/manifest.ts';
import { bindingOfNothing } from '../forger/specimens/honest.ts';
import type { ForgedFile, Format } from './formats.ts';

type Random = () => number;

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

const MISMATCH = { code: 'assertion.dataHash.mismatch', url: 'self#jumbf=c2pa.assertions/c2pa.hash.data' };

/** An ingredient, which may have been invalid when it was added. */
const ingredientFrom = (parent: Manifest, isInvalid: boolean, label: string, isParent: boolean) =>
  ingredientOf(
    parent,
    isParent ? 'parentOf' : 'componentOf',
    {
      validationResults: {
        activeManifest: { success: [], informational: [], failure: isInvalid ? [MISMATCH] : [] },
      },
    },
    label,
  );

/** The same manifest with a bit of its signature changed. */
const flipped = (one: Manifest): Manifest => ({ ...one, box: flip(one.box, one.box.length - 3) });

/** What happens to a file after it was signed. */
const CHANGES = ['a byte', 'an ancestor', 'another manifest last'] as const;

/**
 * A file with several chains of ingredients, whose manifests are in any order in its store, and some of which had failed
 * before they were added. In half of the files, something changes: a byte that the hash covers, a bit of an ancestor,
 * or which manifest is the active one.
 * @param placeToChange a byte that the hash must cover
 */
export async function historyFile(
  random: Random,
  id: string,
  { extension, media, embed }: Format,
  placeToChange: (placed: Placed) => number,
): Promise<ForgedFile> {
  const below: Manifest[] = [];
  const tops: Manifest[] = [];
  for (let chain = 0; chain < 1 + Math.floor(random() * 3); chain += 1) {
    let top: Manifest | undefined;
    for (let level = 0; level < 1 + Math.floor(random() * 3); level += 1) {
      const ingredient = top && ingredientFrom(top, random() < 0.3, 'c2pa.ingredient.v3', true);
      top = await manifestOf({
        label: labelFor(`${id}-${chain}-${level}`),
        created: [...(ingredient ? [ingredient, opened(ingredient)] : [created()]), bindingOfNothing()],
      });
      below.push(top);
    }
    if (top) tops.push(top);
  }
  const ingredients = tops.map((top, index) =>
    ingredientFrom(
      top,
      random() < 0.3,
      index === 0 ? 'c2pa.ingredient.v3' : `c2pa.ingredient.v3__${index}`,
      index === 0,
    ),
  );
  const [parent] = ingredients;
  if (!parent) throw new Error('there is a parent');
  const order = shuffled(below, random);
  const change = random() < 0.5 ? undefined : CHANGES[Math.floor(random() * CHANGES.length)];
  const [first, ...others] = order;
  if (!first) throw new Error('there is an ancestor');
  let store = new Uint8Array();
  const { file, placed } = await forge({
    id,
    media,
    embed,
    bindings: [dataHash()],
    manifest: (bindings, label) => ({ label, created: [...ingredients, opened(parent), ...bindings] }),
    store: (active) => {
      // What an SDK returns of the file as it was signed.
      store = Uint8Array.from(storeOf(...below, active));
      if (change === 'another manifest last') return storeOf(...others, active, first);
      return storeOf(change === 'an ancestor' ? flipped(first) : first, ...others, active);
    },
  });
  return {
    name: `x.${extension}`,
    file: Buffer.from(change === 'a byte' ? flip(file, placeToChange(placed)) : file),
    store,
    demand: change ? 'never Valid' : 'Valid',
    about: `${below.length} ancestors in any order${change ? `, changed: ${change}` : ''}`,
  };
}

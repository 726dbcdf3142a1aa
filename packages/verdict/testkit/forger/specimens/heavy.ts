import { created, ingredientOf, labelFor, opened } from '../assertions.ts';
import { bmffHash } from '../bindings.ts';
import { intoBmff } from '../embed/bmff.ts';
import { intoPng } from '../embed/png.ts';
import { type Forgery, forge, forgeSidecar } from '../forge.ts';
import { box } from '../jumbf.ts';
import { type Assertion, assertion, type Manifest, manifestOf, storeOf } from '../manifest.ts';
import { jpegRecipe, notValid, type Recipe } from '../specimen.ts';
import { bindingOfNothing } from './honest.ts';

/** A file that takes too long to read, and what the reader says about it. */
export interface HeavyRecipe extends Recipe {
  limit: string;
}

const numbered = (label: string, index: number) => (index === 0 ? label : `${label}__${index}`);
const INGREDIENT = 'c2pa.ingredient.v3';

/** Two ingredients that are the same manifest. */
const twice = (below: Manifest): Assertion[] =>
  [0, 1].map((index) =>
    ingredientOf(below, index === 0 ? 'parentOf' : 'componentOf', {}, numbered(INGREDIENT, index)),
  );

/** Manifests that each name the one below twice, so that every level doubles the paths. */
async function doubled(id: string, levels: number): Promise<Partial<Forgery>> {
  const chain: Manifest[] = [];
  for (let level = 0; level < levels; level += 1) {
    const below = chain.at(-1);
    const ingredients = below ? twice(below) : [];
    const [first] = ingredients;
    const label = labelFor(`${id}-${level}`);
    chain.push(
      await manifestOf({
        label,
        created: [...ingredients, first ? opened(first) : created(), bindingOfNothing()],
      }),
    );
  }
  const [below] = chain.slice(-1);
  if (!below) throw new Error('there is a manifest below');
  const ingredients = twice(below);
  const [first] = ingredients;
  if (!first) throw new Error('there are two ingredients');
  return {
    manifest: (bindings, label) => ({ label, created: [...ingredients, opened(first), ...bindings] }),
    store: (active) => storeOf(...chain, active),
  };
}

const PATHS = 'more than 1,000 paths to its ingredients';
const aboutDoubled = (id: string, where: string) => ({
  id,
  title: `24 levels of ingredients, ${where}`,
  wrong:
    '24 manifests that each refer to the next one twice, so a validator that follows every path follows 16 million.',
  ...notValid,
});

/** Files of a few kilobytes to megabytes that would keep a reader busy for minutes or hours. */
export const heavy: readonly HeavyRecipe[] = [
  {
    ...jpegRecipe(aboutDoubled('ingredients-doubled', 'in a JPEG'), () => doubled('ingredients-doubled', 24)),
    limit: PATHS,
  },
  {
    ...aboutDoubled('ingredients-doubled-png', 'in a PNG'),
    extension: 'png',
    make: async ({ png }) =>
      forge({
        id: 'ingredients-doubled-png',
        media: png,
        embed: intoPng,
        ...(await doubled('ingredients-doubled-png', 24)),
      }),
    limit: PATHS,
  },
  {
    ...aboutDoubled('ingredients-doubled-mp4', 'in an MP4'),
    extension: 'mp4',
    make: async ({ mp4 }) =>
      forge({
        id: 'ingredients-doubled-mp4',
        media: mp4,
        embed: intoBmff,
        bindings: [bmffHash()],
        ...(await doubled('ingredients-doubled-mp4', 24)),
      }),
    limit: PATHS,
  },
  {
    ...aboutDoubled('ingredients-doubled-beside', 'in a sidecar'),
    extension: 'jpg',
    make: async ({ jpeg }) => {
      const id = 'ingredients-doubled-beside';
      const { file, store } = await forgeSidecar({ id, media: jpeg, ...(await doubled(id, 24)) });
      return { file, sidecar: store };
    },
    limit: PATHS,
  },
  {
    ...jpegRecipe(
      {
        id: 'ingredients-10000',
        title: 'Ten thousand ingredients',
        wrong: 'Only their number, because the time to read them grows with its square.',
        ...notValid,
      },
      () => ({
        manifest: (bindings, label) => ({
          label,
          created: [created(), ...bindings],
          gathered: Array.from({ length: 10_000 }, (_, index) =>
            assertion(numbered(INGREDIENT, index), {
              relationship: 'componentOf',
              'dc:title': `Ingredient ${index}`,
              'dc:format': 'image/jpeg',
            }),
          ),
        }),
      }),
    ),
    limit: 'more than 1,000 ingredients',
  },
  {
    ...jpegRecipe(
      {
        id: 'manifests-600',
        title: 'Six hundred manifests',
        wrong: 'The store contains 600 manifests that nothing refers to.',
        ...notValid,
      },
      async () => {
        const others: Manifest[] = [];
        for (let index = 0; index < 600; index += 1)
          others.push(
            await manifestOf({
              label: labelFor(`manifests-600-${index}`),
              created: [created(), bindingOfNothing()],
            }),
          );
        return { store: (active) => storeOf(...others, active) };
      },
    ),
    limit: 'more than 500 manifests',
  },
  {
    ...jpegRecipe(
      {
        id: 'boxes-30000',
        title: 'Thirty thousand empty boxes',
        wrong: 'The assertion store contains 30,000 empty boxes.',
        ...notValid,
      },
      () => ({
        manifest: (bindings, label) => ({
          label,
          created: [created(), ...bindings],
          unlisted: Array.from({ length: 30_000 }, () => ({ label: 'free', box: box('free') })),
        }),
      }),
    ),
    limit: 'more than 20,000 boxes',
  },
  {
    ...jpegRecipe(
      {
        id: 'actions-100000',
        title: 'A hundred thousand actions',
        wrong:
          'One assertion has 100,000 actions. No limit counts them, and the time to read them grows with the square of their number.',
        ...notValid,
      },
      () => ({
        manifest: (bindings, label) => ({
          label,
          created: [
            created(
              {},
              Array.from({ length: 100_000 }, () => ({ action: 'c2pa.edited' })),
            ),
            ...bindings,
          ],
        }),
      }),
    ),
    limit: 'took longer than 20 seconds',
  },
];

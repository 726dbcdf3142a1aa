import { intoJpeg } from '../embed/jpeg.ts';
import { type Forgery, forge } from '../forge.ts';
import type { Recipe } from '../specimen.ts';

/** The fields of every recipe. */
export type About = Pick<
  Recipe,
  'id' | 'title' | 'wrong' | 'expect' | 'withLists' | 'hasExpired' | 'isValidIn092' | 'clause'
>;

export const invalid = { expect: 'Invalid' } as const;
export const notValid = { expect: 'not Valid' } as const;

/** A JPEG, forged as described. */
export const jpegRecipe = (
  about: About,
  forgery: () => Partial<Forgery> | Promise<Partial<Forgery>>,
): Recipe => ({
  ...about,
  extension: 'jpg',
  make: async (media) => forge({ id: about.id, media: media.jpeg, embed: intoJpeg(), ...(await forgery()) }),
});

import { ONLY_HERE } from '../views/home-content.ts';
import type { PictureCard } from '../views/PictureCards.tsx';
import { staticPicture } from './_static-picture.ts';

/**
 * What only this site has, each with its picture.
 * @param known addresses of the existing pages
 */
export const featureCards = (known: ReadonlySet<string>): PictureCard[] =>
  ONLY_HERE.filter(({ address }) => known.has(address.replace(/#.*/, ''))).map(
    ({ picture: name, alt, ...card }) => {
      const picture = staticPicture(`/img/only-here/${name}.webp`);
      return { ...card, picture: picture && { ...picture, alt } };
    },
  );

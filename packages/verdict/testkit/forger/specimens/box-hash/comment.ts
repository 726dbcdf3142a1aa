import { boxesHash, type NamedSpan } from '../../bindings.ts';
import { insertSegments, segment } from '../../embed/jpeg.ts';
import { type Forgery, forge } from '../../forge.ts';
import type { Recipe } from '../../specimen.ts';
import { jpegBoxes } from '../box-lists.ts';
import { intoJpegFirst } from '../data-hash/jpeg-with.ts';
import type { About } from '../recipes.ts';

export const COMMENT = segment(0xfe, 'a comment');

/** A JPEG with a comment; the list of its box hash is changed. */
export const withComment = (
  about: About,
  change: (list: NamedSpan[]) => NamedSpan[],
  more: Partial<Forgery> = {},
): Recipe => ({
  clause: '15.12.3',
  ...about,
  extension: 'jpg',
  make: ({ jpeg }) =>
    forge({
      id: about.id,
      media: insertSegments(jpeg, COMMENT),
      embed: intoJpegFirst,
      bindings: [boxesHash((placed) => change(jpegBoxes(placed)))],
      ...more,
    }),
});

/** The same; the comment's entry is changed. */
export const withEntry = (about: About, change: (entry: NamedSpan) => NamedSpan[]): Recipe =>
  withComment(about, (list) => list.flatMap((entry) => (entry.name === 'COM' ? change(entry) : [entry])));

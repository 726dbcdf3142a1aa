import type { Coverage, Shown } from './types.ts';

/** What a signature doesn't protect if its hash leaves bytes out that viewers or players depend on. */
export const UNPROTECTED: Readonly<
  Record<Shown, { /** After “it doesn’t protect”. */ phrase: string; sentence: string }>
> = {
  frames: {
    phrase: 'which frames and sounds play, or when',
    sentence: 'Which frames and sounds play, and when, isn’t protected.',
  },
  items: {
    phrase: 'which parts of the image are shown, or where',
    sentence: 'Which parts of the image are shown, and where, isn’t protected.',
  },
  orientation: {
    phrase: 'the image’s orientation',
    sentence: 'The image’s orientation isn’t protected.',
  },
  preview: {
    phrase: 'the preview in file managers',
    sentence: 'The preview that file managers show isn’t protected.',
  },
  colors: {
    phrase: 'the image’s color space',
    sentence: 'The image’s color space isn’t protected, which some viewers take from Exif.',
  },
  gainMap: {
    phrase: 'its brightness on HDR screens',
    sentence: 'The image’s brightness on HDR screens isn’t protected.',
  },
  animation: {
    phrase: 'whether its image or its animation is shown',
    sentence: 'Whether the image or the animation is shown isn’t protected.',
  },
  cover: {
    phrase: 'its cover image, title, or chapters',
    sentence: 'The cover image, the title, and the chapters aren’t protected.',
  },
};

/** What viewers show or play that the hash leaves out, each once. A file with any of it is only partly protected. */
export const shownOutside = (coverage: Coverage): Shown[] =>
  coverage.state === 'covered' ? [...new Set(coverage.uncovered.flatMap(({ shows = [] }) => shows))] : [];

/** The same in sentences, such as “The image’s orientation isn’t protected.” */
export const unprotectedIn = (coverage: Coverage): string[] =>
  shownOutside(coverage).map((shown) => UNPROTECTED[shown].sentence);

import { COLORS, type Tone } from '@content-credentials/verdict/report/states';

/** A seal of paper or wax, in a square of 100: its scalloped edge. */
export const SEAL_EDGE =
  'M50 5.5A7.1 7.1 0 0 1 62.5 7.3A7.1 7.1 0 0 1 74.1 12.6A7.1 7.1 0 0 1 83.6 20.9A7.1 7.1 0 0 1 90.5 31.5A7.1 7.1 0 0 1 94 43.7A7.1 7.1 0 0 1 94 56.3A7.1 7.1 0 0 1 90.5 68.5A7.1 7.1 0 0 1 83.6 79.1A7.1 7.1 0 0 1 74.1 87.4A7.1 7.1 0 0 1 62.5 92.7A7.1 7.1 0 0 1 50 94.5A7.1 7.1 0 0 1 37.5 92.7A7.1 7.1 0 0 1 25.9 87.4A7.1 7.1 0 0 1 16.4 79.1A7.1 7.1 0 0 1 9.5 68.5A7.1 7.1 0 0 1 6 56.3A7.1 7.1 0 0 1 6 43.7A7.1 7.1 0 0 1 9.5 31.5A7.1 7.1 0 0 1 16.4 20.9A7.1 7.1 0 0 1 25.9 12.6A7.1 7.1 0 0 1 37.5 7.3A7.1 7.1 0 0 1 50 5.5Z';

/** Where a mark, in a square of 24, is on it. */
export const SEAL_MARK = { at: 23, scale: 2.25 };
export const SEAL_MARK_TRANSFORM = `translate(${SEAL_MARK.at} ${SEAL_MARK.at}) scale(${SEAL_MARK.scale})`;

/** A crack from its upper edge to its lower one. */
export const SEAL_CRACK =
  'M57 0 51 21 59 37 43 55 52 70 42 84 45 100 49 100 47 85 58 70 50 56 66 37 59 21 66 0Z';

const AMBER = '#b5700c';

/** The color of a seal on white. The site's amber for text (COLORS) would be muddy on so large an area. */
export const SEAL_COLORS: Readonly<Record<Tone, string>> = {
  ...COLORS,
  interim: AMBER,
  plain: AMBER,
  partial: AMBER,
  expired: AMBER,
};

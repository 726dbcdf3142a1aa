/** Estimated heights of text in CSS pixels, for what happens before a browser has laid it out. */

/** Per character of running text: 75 characters a line of 28 px. */
export const CHARACTER = 28 / 75;
/** Per line of code. */
export const CODE_LINE = 22;

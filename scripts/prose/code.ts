/** Replaces code in a sentence: a word that no rule checks. */
export const CODE = '\uFFFC';

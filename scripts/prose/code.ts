/** Stands for a piece of code in a sentence: a word that no rule looks into. */
export const CODE = '\uFFFC';

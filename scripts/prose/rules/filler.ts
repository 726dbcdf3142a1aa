import type { Rule } from '../page.ts';
import { wordsOf } from '../text.ts';

/** Filler and praise, and what to do instead. */
const FILLER: Readonly<Record<string, string>> = {
  simply: 'leave it out',
  just: 'leave it out, or write "only"',
  easily: "leave it out; the steps show what's easy",
  effortless: 'leave it out',
  effortlessly: 'leave it out',
  'of course': 'leave it out',
  obviously: 'leave it out',
  basically: 'leave it out',
  seamless: 'say what is kept or joined',
  seamlessly: 'say what is kept or joined',
  leverage: 'write "use"',
  leverages: 'write "uses"',
  leveraging: 'write "using"',
  utilize: 'write "use"',
  utilise: 'write "use"',
  utilizes: 'write "uses"',
  robust: 'say what it withstands',
  powerful: 'say what it can do',
  comprehensive: 'say what it covers',
  'cutting-edge': 'leave it out',
  'state-of-the-art': 'leave it out',
  'world-class': 'leave it out',
  'best-in-class': 'leave it out',
  'game-changing': 'leave it out',
  revolutionary: 'leave it out',
  straightforward: "leave it out; the steps show what's easy",
  'in order to': 'write "to"',
  'please note': 'leave it out, or make a note of it',
  'note that': 'leave it out, or make a note of it',
  facilitate: 'write "help"',
  delve: 'write "look"',
  crucial: 'say what fails without it',
};

const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${Object.keys(FILLER).join('|')})(?![\\p{L}\\p{N}-])`,
  'giu',
);
/** Quotations from others. */
const QUOTED = /"[^"\n]*"|“[^”\n]*”/g;

/** No filler and no praise, except in code and quotations. */
export const filler: Rule = (page) =>
  wordsOf(page).flatMap(({ line, text }) =>
    [...text.replace(QUOTED, (quote) => ' '.repeat(quote.length)).matchAll(PATTERN)].map(([word]) => ({
      file: page.file,
      line,
      message: `"${word}" adds nothing here; ${FILLER[word.toLowerCase()]} (fine in code and quotations)`,
    })),
  );

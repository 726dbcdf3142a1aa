import type { Rule } from '../page.ts';
import { wordsOf } from '../text.ts';

/**
 * Words that sound translated or aren't the field's term, with their replacements. Keys are patterns for whole words.
 */
const INSTEAD: ReadonlyArray<readonly [pattern: string, instead: string]> = [
  ['mend(?:s|ed|ing)?', 'fix'],
  ['shall', 'should, must, or will'],
  ['for ever', 'permanently, or say until when'],
  ['in force', 'valid, or within its validity period'],
  ['(?:nobody|no one|none) vouch(?:es|ed)? for', "isn't on a trust list"],
  ['foretells?', 'predicts'],
  ['strangers?', 'someone else, or an untrusted source'],
  ['the word of', 'a claim by'],
  ['whom to trust', 'trust settings'],
  ['fares?', 'say what happens to it'],
  ['tells? on', 'reveals'],
  ['the wanted behavior', 'by design, or expected'],
  ['after this page(?:,)? you', 'say what the thing is and when readers need it'],
  ['noughts?', 'zero'],
  ['whilst', 'while'],
  ['thereby|wherein|whereby|hence', 'so, or rewrite the sentence'],
  [
    '(?<!\\bthere )(?:is|are|was|were) no(?= (?!longer|more|less|fewer|different|such|match|one\\b))',
    "isn't a",
  ],
  ['timestamp(?:s|ed|ing)?', 'time stamp, time-stamped, time-stamping'],
  ['certification authorit(?:y|ies)', 'certificate authority (CA)'],
  [
    '(?:leads?|led|leading) (?:up )?to (?:a|the|one|its) (?:root|anchor|trust anchor|CA|trust list)',
    'chains to',
  ],
];

const RULES = INSTEAD.map(([pattern, instead]) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu'),
  instead,
}));

/** Quotations from others. */
const QUOTED = /"[^"\n]*"|“[^”\n]*”/g;

/** Natural American English with the field's terms; code and quotations can have other words. */
export const voice: Rule = (page) =>
  wordsOf(page).flatMap(({ line, text }) => {
    const own = text.replace(QUOTED, (quote) => ' '.repeat(quote.length));
    return RULES.flatMap(({ pattern, instead }) =>
      [...own.matchAll(pattern)].map(([found]) => ({
        file: page.file,
        line,
        message: `"${found.trim()}": write ${instead} (fine in code and quotations)`,
      })),
    );
  });

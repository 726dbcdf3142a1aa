import retextContractions from 'retext-contractions';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Glossary } from '../../../content/data/glossary.ts';
import { CODE, type Problem, type ProsePage, type Rule, wordsOf } from '../page.ts';

/** Filler, praise, and words that sound translated or aren't the field's term, with what to do. Patterns match whole words. */
const ADVICE: ReadonlyArray<readonly [pattern: string, advice: string]> = [
  [
    'simply|effortless(?:ly)?|of course|obviously|basically|cutting-edge|state-of-the-art|world-class|best-in-class|game-changing|revolutionary',
    'leave it out',
  ],
  ['just', 'leave it out, or write "only"'],
  ['easily|straightforward', "leave it out; the steps show what's easy"],
  ['please note|note that', 'leave it out, or make a note of it'],
  ['seamless(?:ly)?', 'say what is kept or joined'],
  ['leverag(?:es?|ing)|utili[sz]es?', 'write "use"'],
  ['robust', 'say what it withstands'],
  ['powerful', 'say what it can do'],
  ['comprehensive', 'say what it covers'],
  ['crucial', 'say what fails without it'],
  ['in order to', 'write "to"'],
  ['facilitate', 'write "help"'],
  ['delve', 'write "look"'],
  ['mend(?:s|ed|ing)?', 'write "fix"'],
  ['shall', 'write should, must, or will'],
  ['for ever', 'write permanently, or say until when'],
  ['in force', 'write valid, or within its validity period'],
  ['(?:nobody|no one|none) vouch(?:es|ed)? for', "write isn't on a trust list"],
  ['foretells?', 'write predicts'],
  ['strangers?', 'write someone else, or an untrusted source'],
  ['the word of', 'write a claim by'],
  ['whom to trust', 'write trust settings'],
  ['fares?', 'say what happens to it'],
  ['tells? on', 'write reveals'],
  ['the wanted behavior', 'write by design, or expected'],
  ['after this page(?:,)? you', 'say what the thing is and when readers need it'],
  ['noughts?', 'write zero'],
  ['whilst', 'write while'],
  ['thereby|wherein|whereby|hence', 'write so, or rewrite the sentence'],
  [
    '(?<!\\bthere )(?:is|are|was|were) no(?= (?!longer|more|less|fewer|different|such|match|one\\b))',
    "write isn't a",
  ],
  ['timestamp(?:s|ed|ing)?', 'write time stamp, time-stamped, time-stamping'],
  ['certification authorit(?:y|ies)', 'write certificate authority (CA)'],
  [
    '(?:leads?|led|leading) (?:up )?to (?:a|the|one|its) (?:root|anchor|trust anchor|CA|trust list)',
    'write chains to',
  ],
];

const WORDS = ADVICE.map(([pattern, advice]) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}-])`, 'giu'),
  advice,
}));

/** Quotations from others. */
const QUOTED = /"[^"\n]*"|“[^”\n]*”/g;

/** Natural American English without filler and with the field's terms; code and quotations can have other words. */
export const words: Rule = (page) =>
  wordsOf(page).flatMap(({ line, text }) => {
    const own = text.replace(QUOTED, (quote) => ' '.repeat(quote.length));
    return WORDS.flatMap(({ pattern, advice }) =>
      [...own.matchAll(pattern)].map(([found]) => ({
        file: page.file,
        line,
        message: `"${found}": ${advice} (fine in code and quotations)`,
      })),
    );
  });

/** Terms are spelled as in the glossary; its `avoid` lists the spellings to replace. */
export function spelling({ terms }: Pick<Glossary, 'terms'>): Rule {
  const right = new Map(terms.flatMap(({ term, avoid }) => avoid.map((wrong) => [wrong, term] as const)));
  if (right.size === 0) return () => [];
  const wrong = [...right.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}@/._-])(?:${wrong.join('|')})(?![\\p{L}\\p{N}/_-]|\\.\\p{L})`,
    'gu',
  );
  return (page) =>
    wordsOf(page).flatMap(({ line, text }): Problem[] =>
      [...text.matchAll(pattern)].map(([found]) => ({
        file: page.file,
        line,
        message: `"${found}" is written "${right.get(found)}" here, or as \`code\` if it's a name in a program`,
      })),
    );
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const checker = unified()
  .use(retextEnglish)
  .use(retextIndefiniteArticle)
  .use(retextRepeatedWords)
  .use(retextContractions, { straight: true });

/** Repeated words, "a" or "an", and apostrophes in contractions, as checked by retext plugins. */
export const grammar: Rule = (page) =>
  wordsOf(page).flatMap(({ line, text }) => {
    // Code can be pronounced in different ways, and two pieces of code in a row aren't a repetition.
    let count = 0;
    const file = new VFile(text.replaceAll(new RegExp(`(\\b[Aa]n? )?${CODE}`, 'g'), () => `Code${++count}`));
    checker.runSync(checker.parse(file), file);
    return (
      file.messages
        // "Id" is one of our words, x64 begins with a vowel sound, and both forms of the apostrophe are fine.
        .filter(
          ({ actual, reason }) => actual !== 'Id' && !/`x64`|(?:smart|straight) apostrophe/.test(reason),
        )
        .map(({ reason }) => ({ file: page.file, line, message: reason }))
    );
  });

/** Pages about versions. */
const ABOUT_VERSIONS = /(?:release-notes|roadmap|whats-changed|changelog)\.mdx$/;

/**
 * An exact version of an SDK, or of the core in it: `c2pa-node 0.8.0`, `c2patool@0.27.22`, `c2pa-python==0.38.1`,
 * `core 0.91.3`. Two numbers, as in "since core 0.91", name a line of releases, which doesn't go out of date.
 */
const TYPED =
  /(?<![\w-])(?:c2pa(?:-node|-web|-wasm|-types|-python|-cpp|-c-ffi|tool)?(?: \(Rust\))?|C2PA Tool|[Cc]ore)`?(?: (?:version )?v?|@=?|==| --version )(\d+\.\d+\.\d+)(?![\w.]*-)/g;

/** SDK versions come from what the samples ran with, because typed ones go out of date page by page. */
export function typedVersions({ file, lines }: ProsePage): Problem[] {
  if (!file.endsWith('.mdx') || ABOUT_VERSIONS.test(file)) return [];
  // Front matter records what a page was checked with.
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : 0;
  return lines.flatMap((text, index) =>
    index < end
      ? []
      : [...text.matchAll(TYPED)].map(([found, version]) => ({
          file,
          line: index + 1,
          message: `"${found}" is typed; leave the version out, write {version:c2pa-node} or {core:node} with your package or language, or {fact:${version}} if it stays true after an upgrade`,
        })),
  );
}

/** A claim about what's newest, next to a number: `the newest version is 0.91.9`, `last version 0.90.22`. */
const CLAIM =
  /\b(?:newest|latest|last (?:version|release)|current (?:version|release|core))\b(?!"?:)[^.|;{\n]{0,25}?\b\d+\.\d+(?:\.\d+)*/gi;

/** What's newest is in data/libraries.json, with the date on which it was read. */
export const newest: Rule = ({ file, lines }: ProsePage): Problem[] => {
  const end = file.endsWith('.mdx') && lines[0] === '---' ? lines.indexOf('---', 1) : 0;
  return lines.flatMap((text, index) =>
    index < end
      ? []
      : [...text.matchAll(CLAIM)].map(([found]) => ({
          file,
          line: index + 1,
          message: `"${found}" goes out of date; write {newest:rust} with "as of", or leave the claim out`,
        })),
  );
};

/** A page's names are its title, its sidebar label, and the words that its readers use. */
import { headingKey, nameKey } from './format.ts';
import { joinNames } from './languages.ts';
import { chunksOf, isStopWord, normal, stemOf, wordsOf } from './words.ts';

/** Words that are usually ignored but are meaningful in a name: "Get a certificate". */
const TELLING = new Set(['get', 'c']);
/** Text with more words is a sentence. */
const MOST = 8;

/**
 * The key for finding pages by name, independent of word order and inflection: "what is a manifest" is the name
 * `manifest`. Undefined for text without words, and for text that's too long to be a name.
 */
export function nameKeyOf(text: string): string | undefined {
  const name = nameOf(wordsIn(text));
  return name === undefined ? undefined : nameKey(name);
}

/** The key of pages with exactly this name, which tells "Use the library" from "Library". */
export function exactNameKeyOf(text: string): string | undefined {
  const key = nameKeyOf(text);
  return key === undefined
    ? undefined
    : `${key}|${wordsIn(text)
        .map(({ key }) => key)
        .join(' ')}`;
}

/** The same for a section's heading. */
export function headingKeyOf(text: string): string | undefined {
  const name = nameOf(wordsIn(text));
  return name === undefined ? undefined : headingKey(name);
}

/** A name that could be in the middle of a text, with the words that it's made of. */
export interface InnerName {
  key: string;
  words: string[];
}

/** The longest name that's looked for in a longer text. */
const MOST_INSIDE = 4;

/** The keys of all names that a text could contain, apart from its own: runs of words that begin and end with a telling one. */
export function nameKeysIn(text: string): InnerName[] {
  const words = wordsIn(text);
  const isTelling = ({ key, isPart }: NameWord) => isPart || !isStopWord(key);
  const whole = nameOf(words);
  const found = new Map<string, InnerName>();
  words.forEach((first, start) => {
    for (let end = start; end < Math.min(words.length, start + MOST_INSIDE); end += 1) {
      const last = words[end];
      if (!last || !isTelling(first) || !isTelling(last)) continue;
      const run = words.slice(start, end + 1);
      const name = nameOf(run);
      if (name === undefined || name === whole) continue;
      const key = nameKey(name);
      found.set(key, { key, words: run.map((word) => word.key) });
    }
  });
  return [...found.values()];
}

interface NameWord {
  key: string;
  isPart: boolean;
}

function nameOf(words: readonly NameWord[]): string | undefined {
  const telling = words.filter(({ key, isPart }) => isPart || TELLING.has(key) || !isStopWord(key));
  const stems = [...new Set((telling.length ? telling : words).map(({ key }) => stemOf(key)))].sort();
  return stems.length && stems.length <= MOST ? stems.join(' ') : undefined;
}

const wordsIn = (text: string): NameWord[] =>
  chunksOf(joinNames(text)).flatMap(({ raw }) =>
    wordsOf(raw).map((word) => ({ key: normal(word.raw), isPart: word.raw !== raw })),
  );

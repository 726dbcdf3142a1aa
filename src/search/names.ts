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
  const name = nameOf(text);
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
  const name = nameOf(text);
  return name === undefined ? undefined : headingKey(name);
}

function nameOf(text: string): string | undefined {
  const words = wordsIn(text);
  const telling = words.filter(({ key, isPart }) => isPart || TELLING.has(key) || !isStopWord(key));
  const stems = [...new Set((telling.length ? telling : words).map(({ key }) => stemOf(key)))].sort();
  return stems.length && stems.length <= MOST ? stems.join(' ') : undefined;
}

const wordsIn = (text: string) =>
  chunksOf(joinNames(text)).flatMap(({ raw }) =>
    wordsOf(raw).map((word) => ({ key: normal(word.raw), isPart: word.raw !== raw })),
  );

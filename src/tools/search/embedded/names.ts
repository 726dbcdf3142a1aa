/** A page is named by its title, by its label in the sidebar, and by the words its readers use. */
import { nameKey } from './format.ts';
import { joinNames } from './languages.ts';
import { chunksOf, isStopWord, normal, stemOf, wordsOf } from './words.ts';

/** Words that tell nothing elsewhere, but do in a name: "Get a certificate". */
const TELLING = new Set(['get', 'c']);
/** More words are a sentence. */
const MOST = 8;

/**
 * The key under which pages of this name are found, whatever the order and the forms of its words: "what is a manifest"
 * is the name `manifest`. Undefined for a text without words, and for one that is too long to be a name.
 */
export function nameKeyOf(text: string): string | undefined {
  const words = chunksOf(joinNames(text)).flatMap(({ raw }) =>
    wordsOf(raw).map((word) => ({ key: normal(word.raw), isPart: word.raw !== raw })),
  );
  const telling = words.filter(({ key, isPart }) => isPart || TELLING.has(key) || !isStopWord(key));
  const stems = [...new Set((telling.length ? telling : words).map(({ key }) => stemOf(key)))].sort();
  return stems.length && stems.length <= MOST ? nameKey(stems.join(' ')) : undefined;
}

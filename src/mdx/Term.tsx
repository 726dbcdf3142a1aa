import type { Term as Entry } from '../content/data/glossary.ts';

/**
 * A word of the glossary in a sentence. A press opens the note without script; src/client/terms.ts adds
 * hover and focus.
 * @param words the term as the sentence has it
 * @param href the term's place in the glossary
 */
export function Term({ entry, words, href }: { entry: Entry; words: string; href: string }) {
  const id = `term-${entry.id}`;
  return (
    <span className="term">
      <button type="button" popoverTarget={id}>
        {words}
      </button>
      <span popover="auto" id={id}>
        {entry.short} <a href={href}>{entry.term} in the glossary</a>
      </span>
    </span>
  );
}

import { typeset } from '../../ui/text.ts';

/** A glossary term in a sentence. */
export interface TermData {
  entry: {
    id: string;
    term: string;
    /** The definition. */
    short: string;
  };
  /** The term as written in the sentence. */
  words: string;
  /** A link to the term in the glossary. */
  href: string;
}

/** A glossary term in a sentence. A press opens its definition. */
export function Term({ entry, words, href }: TermData) {
  const id = `term-${entry.id}`;
  return (
    <span className="term">
      <button type="button" popoverTarget={id}>
        {words}
      </button>
      <span popover="auto" id={id}>
        {typeset(entry.short)} <a href={href}>{entry.term} in the glossary</a>
      </span>
    </span>
  );
}

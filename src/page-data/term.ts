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

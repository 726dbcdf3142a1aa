/** A word of the glossary in a sentence. */
export interface TermData {
  entry: {
    id: string;
    term: string;
    /** The definition. */
    short: string;
  };
  /** The term as the sentence has it. */
  words: string;
  /** The term's place in the glossary, as a link. */
  href: string;
}

/** A page as the search knows it. */
export interface SearchPage {
  /** Canonical, without the base: `/docs/signing`. */
  address: string;
  title: string;
  /** Label of the section of the docs that it belongs to, or empty. */
  section: string;
  kind: Kind;
  description: string;
  /** Other names for it: those of its front matter, and its label in the sidebar. */
  aliases: readonly string[];
  /** Questions that it answers. */
  asked: readonly string[];
  headings: readonly string[];
  /** Known once the second file of the index has arrived. */
  body?: Body;
}
export type Kind = 'guide' | 'concept' | 'reference' | 'api' | 'code';

/** The id of each heading, and the text before the first one and below each. */
export interface Body {
  ids: readonly string[];
  texts: readonly string[];
}

/** A word in a heading says more about a section than one in its text. */
const HEADING = 3;
/** Characters of an excerpt. */
const MAX_EXCERPT = 240;

/**
 * The section of a page that has most of what was searched for, and its line from the sentence on that has most of it.
 * @param terms those of the index that were found on the page
 */
export function resultOf(page: SearchPage, terms: readonly string[]) {
  const { address, title, section, description, headings, body } = page;
  const count = (text: string) => {
    const lower = text.toLowerCase();
    return terms.filter((term) => lower.includes(term)).length;
  };
  /** The one with most; of equals, the first. */
  const best = (texts: readonly string[], countOf = count): number => {
    const counts = texts.map(countOf);
    return counts.indexOf(Math.max(...counts));
  };
  const all = ['', ...headings].map((heading, at) => `${heading || title}\n${body?.texts[at] ?? ''}`);
  const at = best(all, (text) => HEADING * count(text.split('\n', 1)[0] ?? '') + count(text));
  const prose = `${at === 0 ? `${description}\n` : ''}${body?.texts[at] || description}`;
  const sentences = prose.split(/(?<=[.!?]) |\n/);
  const excerpt = prose.slice(prose.indexOf(sentences[best(sentences)] ?? '')).split('\n', 1)[0] ?? '';
  const id = body?.ids[at - 1];
  return {
    /** Canonical, with `#heading` unless it's the page itself. */
    address: id ? `${address}#${id}` : address,
    title,
    heading: headings[at - 1] ?? '',
    excerpt: excerpt.slice(0, MAX_EXCERPT).replaceAll('`', ''),
    section,
    terms,
  };
}
export type Result = ReturnType<typeof resultOf>;

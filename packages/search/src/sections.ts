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
/** Characters of an excerpt, and those that are seen on a phone, too. */
const [MAX_EXCERPT, SEEN] = [240, 90];

/** What in a text is a term: words that begin with it, because it's a stem, whose last *i* can stand for a *y*. */
export const patternOf = (term: string): string =>
  /^[a-z]{3,}$/.test(term)
    ? term.replace(/i$/, '[iy]') + (term.length > 3 ? '\\w*' : 's?')
    : term.replace(/\W/g, '\\$&');

/**
 * The section of a page that has most of what was searched for, and its line from the sentence on that has most of it.
 * @param terms those of the index that were found on the page
 */
export function resultOf(page: SearchPage, terms: readonly string[]) {
  const { address, title, section, description, headings, body } = page;
  const patterns = terms.map((term) => new RegExp(patternOf(term), 'i'));
  const count = (text: string) => patterns.filter((pattern) => pattern.test(text)).length;
  /** The one with most; of equals, the first. */
  const best = (texts: readonly string[], countOf = count): number => {
    const counts = texts.map(countOf);
    return counts.indexOf(Math.max(...counts));
  };
  const all = ['', ...headings].map((heading, at) => `${heading || title}\n${body?.texts[at] ?? ''}`);
  const at = best(all, (text) => HEADING * count(text.split('\n', 1)[0] ?? '') + count(text));
  const prose = `${at === 0 ? `${description}\n` : ''}${body?.texts[at] || description}`;
  const sentences = prose.split(/(?<=[.!?]) |\n/).filter((one) => one && one.replaceAll('`', '') !== title);
  const line = prose.slice(prose.indexOf(sentences[best(sentences)] ?? prose)).split('\n', 1)[0] ?? '';
  const found = line.search(new RegExp(patterns.map(({ source }) => source).join('|'), 'i'));
  const from = found > SEEN ? line.lastIndexOf(' ', found - SEEN / 2) + 1 : 0;
  return {
    /** Canonical, with `#heading` unless it's the page itself. */
    address: [address, body?.ids[at - 1]].filter(Boolean).join('#'),
    title,
    heading: headings[at - 1] ?? '',
    excerpt: (from ? '…' : '') + line.slice(from, from + MAX_EXCERPT).replaceAll('`', ''),
    section,
    terms,
  };
}
export type Result = ReturnType<typeof resultOf>;

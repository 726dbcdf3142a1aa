import type { Result, SearchPage } from './pages.ts';

/** A word in a heading says more about a section than one in its text. */
const HEADING = 3;
/** Characters of an excerpt. */
const LONGEST = 240;

/** The one that's worth most; of equals, the first. */
function best<One>(all: readonly One[], worthOf: (one: One) => number): One | undefined {
  const worths = all.map(worthOf);
  return all[worths.indexOf(Math.max(...worths))];
}

/**
 * The section of a page that answers a query best, from the sentence on that shows why.
 * @param terms those of the index that were found on the page
 */
export function resultOf(page: SearchPage, terms: readonly string[]): Result {
  const { address, title, section, description, headings, body } = page;
  const sections = (body?.texts ?? ['']).map((text, at) => {
    const heading = headings[at - 1] ?? '';
    return { id: body?.ids[at - 1], heading, text, lower: `${heading}\n${text}`.toLowerCase() };
  });
  // A word that most sections have doesn't tell them apart.
  const worths = terms.map((term) => {
    const having = sections.filter(({ lower }) => lower.includes(term)).length;
    return { term, worth: Math.log(1 + sections.length / Math.max(having, 1)) };
  });
  const worthOf = (text: string) =>
    worths.reduce((sum, { term, worth }) => (text.includes(term) ? sum + worth : sum), 0);
  const found = best(
    sections,
    ({ heading, lower }) => HEADING * worthOf((heading || title).toLowerCase()) + worthOf(lower),
  );
  const { id, heading = '', text = '' } = found ?? {};

  // A line that begins with a tab has words of programs.
  const prose = text.split('\n').filter((line) => !line.startsWith('\t'));
  const sentences = (id ? prose : [description, ...prose]).flatMap((line) => {
    const parts = line.split(/(?<=[.!?]) /);
    return parts.map((_, at) =>
      parts
        .slice(at, at + 3)
        .join(' ')
        .slice(0, LONGEST),
    );
  });
  return {
    address: id ? `${address}#${id}` : address,
    title,
    heading,
    excerpt: (best(sentences, (one) => worthOf(one.toLowerCase())) ?? description).replaceAll('`', ''),
    section,
    terms,
  };
}

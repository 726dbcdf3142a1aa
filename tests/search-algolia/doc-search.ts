import type { answerQuery } from './query.ts';

type Answer = ReturnType<typeof answerQuery>;

/**
 * An answer as an index has it that DocSearch's crawler filled: `hierarchy`, `url`, and `type` instead of our fields,
 * and no facets that we know.
 * @param home where the site is published in a language
 */
export function asDocSearch(answer: Answer, home: (language: string) => string) {
  return { ...answer, facets: {}, hits: answer.hits.map((hit) => recordOf(hit, home)) };
}

function recordOf(hit: Answer['hits'][number], home: (language: string) => string) {
  const { objectID, address, section, title, path, language, version } = hit;
  // The first heading is the title, and one record can be about text instead of a heading.
  const headings = [title, ...path.slice(1)];
  const hierarchy = Object.fromEntries(
    ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level, index) => [
      level,
      [section || 'Documentation', ...headings][index] ?? null,
    ]),
  );
  return {
    objectID,
    url: home(language) + address.slice(1),
    type: 'content',
    hierarchy,
    content: null,
    language,
    version,
    _highlightResult: { hierarchy: { [`lvl${headings.length}`]: hit._highlightResult.heading } },
    _snippetResult: { content: hit._snippetResult.text },
  };
}

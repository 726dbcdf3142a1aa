import type { Kind } from './source.ts';

/** What a page is, of one and of many. */
export const KIND_LABELS: Readonly<Record<Kind, { one: string; many: string }>> = {
  guide: { one: 'Guide', many: 'Guides' },
  concept: { one: 'Concept', many: 'Concepts' },
  reference: { one: 'Reference', many: 'Reference' },
  api: { one: 'API', many: 'API' },
  code: { one: 'Status code', many: 'Status codes' },
};

export const countOf = (total: number): string =>
  total === 1 ? '1 result' : `${total.toLocaleString('en')} results`;

/** A query as it is named in a sentence: not longer than a line. */
export function quoted(query: string): string {
  const text = query.trim();
  return `“${text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text}”`;
}

/** Says which words of a query none of the results has. */
export function ignoredWords(words: readonly string[]): string {
  const named = words.slice(0, 5).map(quoted).join(', ');
  const more = words.length > 5 ? ' and others' : '';
  return `Ignored: ${named}${more}. No result has ${words.length > 1 ? 'these words' : 'this word'}.`;
}

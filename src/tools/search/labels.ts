import type { Kind } from '../../search/format.ts';

/** Names of the page kinds, singular and plural. */
export const KIND_LABELS: Readonly<Record<Kind, { one: string; many: string }>> = {
  guide: { one: 'Guide', many: 'Guides' },
  concept: { one: 'Concept', many: 'Concepts' },
  reference: { one: 'Reference', many: 'Reference' },
  api: { one: 'API', many: 'API' },
  code: { one: 'Status code', many: 'Status codes' },
};

/** Sections with such a heading explain messages. */
const MESSAGES = /\b(?:errors?|mistakes)\b/i;

/** What a row leads to. @param path from the page's title to the section's heading */
export const kindLabel = (page: { kind: Kind; address: string }, path: readonly string[]): string =>
  path.slice(1).some((heading) => MESSAGES.test(heading)) || /\/errors\//.test(page.address)
    ? 'Message'
    : KIND_LABELS[page.kind].one;

export const countOf = (total: number): string =>
  total === 1 ? '1 result' : `${total.toLocaleString('en')} results`;

/** A query as quoted in a sentence, at most one line long. */
export function quoted(query: string): string {
  const text = query.trim();
  return `“${text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text}”`;
}

const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Names the words of a query that none of the results contain. */
export function ignoredWords(words: readonly string[]): string {
  const named = words.slice(0, 5).map(quoted);
  const list = OR.format(words.length > 5 ? [...named, 'some others'] : named);
  return `No result contains ${list}, so ${words.length > 1 ? 'these words were' : 'this word was'} ignored.`;
}

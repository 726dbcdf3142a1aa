import { settings } from 'virtual:search';
import { openIndex } from '@content-credentials/tools/search/load';
import type { Answer } from '@content-credentials/tools/search/search';

/** The index of the site. Its files stay as long as the document does; a host that doesn't answer is given up. */
export const index = openIndex(async (path) => {
  const response = await fetch(settings.base + path, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
});

/** Answers a query, more than once if a better answer takes longer. */
export type Ask = (query: string, limit: number) => AsyncIterable<Answer>;

let isComplete = false;

/** Answers from names, and again when the texts of pages are there: only then it's known what isn't on the site. */
export const askIndex: Ask = async function* (query, limit) {
  if (!isComplete) {
    const answer = (await index.names()).search(query, limit);
    if (answer.total > 0) yield { ...answer, unknown: [] };
  }
  const search = await index.all();
  isComplete = true;
  yield search(query, limit);
};

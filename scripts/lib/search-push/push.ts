import type { Algoliasearch, IndexSettings } from 'algoliasearch';
import type { SearchRecord } from '../../../src/integrations/search/records.ts';

/** What an operator can put right. The name is one of those whose message is shown without a stack. */
export class PushError extends Error {
  override name = 'AuthorError';
}

/** What the index has to know of the records: the rules by which the embedded index ranks, in Algolia's terms. */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    'unordered(heading)',
    'unordered(title)',
    'identifiers',
    'unordered(path)',
    'unordered(text)',
  ],
  attributesForFaceting: ['language', 'version', 'kind', 'section'],
  customRanking: ['desc(weight)'],
  camelCaseAttributes: ['identifiers', 'heading', 'text'],
  // One typo in words of five letters or more; none in exact names.
  minWordSizefor1Typo: 5,
  minWordSizefor2Typos: 9,
  disableTypoToleranceOnAttributes: ['identifiers'],
  ignorePlurals: true,
  // A pasted error message has words that no page has.
  removeWordsIfNoResults: 'allOptional',
};

/**
 * Replaces what an index holds by `records`. Readers find the old ones until all new ones are in: the client fills
 * another index and moves it over this one.
 * @throws PushError that says what Algolia answered
 */
export async function pushRecords(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  // An empty list would empty the index, which nobody means.
  if (records.length === 0) throw new PushError("There's nothing to push: a search would find no pages.");
  try {
    // Setting them makes the index, where there is none yet.
    const { taskID } = await client.setSettings({ indexName, indexSettings });
    await client.waitForTask({ indexName, taskID });
    await client.replaceAllObjects({ indexName, objects: records.map((record) => ({ ...record })) });
  } catch (cause) {
    const answer = cause instanceof Error ? cause.message : String(cause);
    throw new PushError(`Algolia didn't accept the records, so readers still find the old ones: ${answer}`, {
      cause,
    });
  }
}

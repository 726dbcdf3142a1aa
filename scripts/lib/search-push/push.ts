import type { Algoliasearch, IndexSettings } from 'algoliasearch';
import type { SearchRecord } from '../../../src/integrations/search/records.ts';

/** A problem that the operator can fix. Errors with this name are printed without a stack trace. */
export class PushError extends Error {
  override name = 'AuthorError';
}

/** What the index needs to know about the records: the embedded index's ranking rules, in Algolia's terms. */
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
  // One typo in words of at least five letters; none in exact names.
  minWordSizefor1Typo: 5,
  minWordSizefor2Typos: 9,
  disableTypoToleranceOnAttributes: ['identifiers'],
  ignorePlurals: true,
  // A pasted error message contains words that aren't on any page.
  removeWordsIfNoResults: 'allOptional',
};

/**
 * Replaces an index's records. Readers find the old ones until all new ones are stored: the client fills another
 * index and then moves it over this one.
 * @throws PushError with Algolia's response
 */
export async function pushRecords(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  // An empty list would empty the index, which is never intended.
  if (records.length === 0) throw new PushError("There's nothing to push: a search would find no pages.");
  try {
    // Setting them creates the index if it doesn't exist.
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

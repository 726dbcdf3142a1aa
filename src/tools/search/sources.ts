import { settings } from 'virtual:search';
import { recall } from '../../browser/storage.ts';
import { versionKey } from '../../browser/version.ts';
import type { AlgoliaSettings } from '../../search/settings.ts';
import { createEmbeddedSource } from './embedded/index.ts';
import { type SearchAnswer, type SearchRequest, type SearchSource, SearchUnavailable } from './source.ts';

/** Timeout of a search in milliseconds. */
const PATIENCE = 20_000;

let source: Promise<SearchSource> | undefined;

/** The configured source, created once. */
function load(): Promise<SearchSource> {
  const { algolia } = settings;
  source ??= algolia
    ? import('./algolia/index.ts').then(
        ({ createAlgoliaSource }) => createAlgoliaSource(algolia, () => contextOf(algolia)),
        (cause) => {
          throw new SearchUnavailable('search couldn’t be loaded', { cause });
        },
      )
    : Promise.resolve(createEmbeddedSource(document.documentElement.dataset.base ?? '/'));
  source.catch(() => {
    source = undefined;
  });
  return source;
}

/** Language and version of the open page; outside the docs, the reader's preferred version is used. */
function contextOf({ version }: AlgoliaSettings) {
  const key = versionKey();
  const here = document.getElementById('layout')?.dataset.docsVersion;
  return {
    language: document.documentElement.lang,
    version: here ?? ((key && recall(key)) || version),
  };
}

/** Prefetches what the first search needs. */
export function prepare(): void {
  load().then(
    (ready) => ready.prepare?.(),
    () => undefined,
  );
}

/**
 * Searches with the configured source.
 * @throws SearchUnavailable if it can't be reached, is damaged, or takes too long
 */
export async function search(request: SearchRequest): Promise<SearchAnswer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SearchUnavailable('search took too long')), PATIENCE);
  });
  try {
    return await Promise.race([load().then((ready) => ready.search(request)), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

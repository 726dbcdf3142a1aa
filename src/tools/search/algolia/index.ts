import { liteClient } from 'algoliasearch/lite';
import type { AlgoliaSettings } from '../../../search/settings.ts';
import { NotLoaded, type SearchSource, SearchUnavailable } from '../source.ts';
import { readAnswer } from './answer.ts';
import { hostOf } from './host.ts';
import { type Context, requestsFor } from './requests.ts';

/** Timeouts in milliseconds. The client's defaults are too short for a slow mobile connection. */
const timeouts = { connect: 3000, read: 6000, write: 6000 };

/**
 * Searches with Algolia. If a host fails, the client tries the next one.
 * @param context the reader's current language and version, evaluated for every search
 */
export function createAlgoliaSource(settings: AlgoliaSettings, context: () => Context): SearchSource {
  const { appId, apiKey, indexName, contextualSearch, hosts, home } = settings;
  const client = liteClient(appId, apiKey, { timeouts, ...(hosts && { hosts: hosts.map(hostOf) }) });
  return {
    async search(request) {
      const { signal } = request;
      signal.throwIfAborted();
      if (request.onlyLoaded) throw new NotLoaded('a service is always asked');
      const requests = requestsFor(request, indexName, contextualSearch ? context() : undefined);
      try {
        return readAnswer(await Promise.race([client.search({ requests }), aborted(signal)]), request, home);
      } catch (cause) {
        if (signal.aborted || cause instanceof SearchUnavailable) throw cause;
        throw new SearchUnavailable('the search service didn’t respond', { cause });
      }
    },
  };
}

/** Rejects if the search is aborted; the client itself can't be stopped. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

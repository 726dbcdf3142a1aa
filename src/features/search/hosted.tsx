/** The hosted search: DocSearch's dialog, with its own strings, which are the specification's. */

import { settings } from 'virtual:search';
import variables from '@docsearch/css/dist/_variables.css?url';
import style from '@docsearch/css/dist/modal.css?url';
import { DocSearchModal } from '@docsearch/react/modal';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadStylesheet } from '../../browser/stylesheet.ts';
import { addressOf, clientOf, contextOf, useAlgolia } from './algolia.ts';
import type { AlgoliaSettings } from './pages.ts';
import { linkTo, placeOf, reportLink } from './place.ts';
import type { Found, Wanted } from './store.ts';

const algolia = settings.algolia as AlgoliaSettings;

/**
 * The specification's strings, of DocSearch 3. Its list doesn't stay in the state of an error, so a failure is told in the
 * place of no results.
 */
const translationsFor = (hasFailed: boolean) => ({
  noResultsScreen: {
    noResultsText: hasFailed ? 'Unable to fetch results for' : 'No results for',
    suggestedQueryText: 'Try searching for',
    reportMissingResultsText: hasFailed
      ? 'You might want to check your network connection.'
      : 'Believe this query should return results?',
    reportMissingResultsLinkText: 'Let us know.',
  },
});

export const useHosted = (wanted: Wanted): Found => useAlgolia(algolia, wanted);

/** Opens DocSearch in the place of the shell. @param initialQuery text typed before this code loaded */
export async function openDialog(shell: HTMLDialogElement, initialQuery: string): Promise<void> {
  await Promise.all([variables, style].map(loadStylesheet));
  shell.close();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    document.querySelector<HTMLElement>('[data-search]')?.focus();
  };
  root.render(<HostedDialog initialQuery={initialQuery} close={close} />);
}

function HostedDialog({ initialQuery, close }: { initialQuery: string; close: () => void }) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <DocSearchModal
      appId={algolia.appId}
      apiKey={algolia.apiKey}
      indices={[{ name: algolia.indexName, searchParameters: contextOf(algolia) }]}
      initialQuery={initialQuery}
      initialScrollY={scrollY}
      onClose={close}
      translations={translationsFor(hasFailed)}
      transformSearchClient={() => {
        const client = clientOf(algolia);
        const search: typeof client.search = async (...asked) => {
          try {
            const answer = await client.search(...asked);
            setHasFailed(false);
            return answer as never;
          } catch (error) {
            setHasFailed(true);
            throw error;
          }
        };
        return { ...client, search };
      }}
      // Records come from outside, so only those of this site are links.
      transformItems={(items) =>
        items.flatMap((item) => {
          const url = linkTo(addressOf(item.url, algolia.home) ?? '');
          return url === undefined ? [] : [{ ...item, url }];
        })
      }
      getMissingResultsUrl={({ query }) => reportLink(settings.report, query)}
      resultsFooterComponent={({ state }) => (
        <a href={settings.page + placeOf({ query: state.query })} onClick={close}>
          See all results
        </a>
      )}
    />
  );
}

/** The hosted search: DocSearch's dialog. */
import { settings } from 'virtual:search';
import { loadStylesheet } from '@content-credentials/tools/ui/stylesheet';
import style from '@docsearch/css/dist/style.css?url';
import { DocSearchModal } from '@docsearch/react/modal';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { hrefOf } from '../../config/address.ts';
import { addressOf, algolia, client, contextOfPage } from './algolia.ts';
import { parameterOf, reportLink } from './Search.tsx';

/** DocSearch inserts texts of records as HTML, so only the marks of the service are left as such. */
const escaped = <Value,>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replace(/<(?!\/?mark>)/g, '&lt;'));

/** DocSearch shows a failed request as one without results, for which its own strings are the specification's but one. */
const FAILED = {
  noResultsText: 'Unable to fetch results for',
  reportMissingResultsText: 'You might want to check your network connection.',
};

function Hosted({ initialQuery, onClose }: { initialQuery: string; onClose: () => void }) {
  const [hasFailed, setFailed] = useState(false);
  const search: typeof client.search = (...request) => {
    const answer = client.search(...request);
    answer.then(
      () => setFailed(false),
      () => setFailed(true),
    );
    return answer as never;
  };
  return (
    <DocSearchModal
      appId={algolia.appId}
      apiKey={algolia.apiKey}
      indices={[{ name: algolia.indexName, searchParameters: contextOfPage() }]}
      initialQuery={initialQuery}
      initialScrollY={scrollY}
      onClose={onClose}
      translations={{ noResultsScreen: hasFailed ? FAILED : { noResultsText: 'No results for' } }}
      transformSearchClient={() => ({ ...client, search })}
      // Records come from outside, so only those of this site are links.
      transformItems={(items) =>
        items.flatMap((item) => {
          const address = addressOf(item.url);
          return address === undefined ? [] : [{ ...escaped(item), url: hrefOf(address, settings) }];
        })
      }
      getMissingResultsUrl={({ query }) => reportLink(query)}
      resultsFooterComponent={({ state }) => (
        <a href={settings.page + parameterOf(state.query)} onClick={onClose}>
          See all results
        </a>
      )}
    />
  );
}

/** Opens DocSearch in the place of the shell. @param initialQuery text typed before this code loaded */
export async function openDialog(shell: HTMLDialogElement, initialQuery: string): Promise<void> {
  await loadStylesheet(style);
  shell.close();
  const root = createRoot(document.createElement('div'));
  const close = () => {
    root.unmount();
    document.querySelector<HTMLElement>('[data-search]')?.focus();
  };
  root.render(createPortal(<Hosted initialQuery={initialQuery} onClose={close} />, document.body));
}

import { href } from '../addresses/href.ts';
import type { ChromeData } from '../page-data/chrome.ts';
import { PageShell } from './PageShell.tsx';

export interface OfflinePageProps {
  chrome: ChromeData;
  searchAddress: string;
}

/** Shown in the place of a page that isn't kept on the device. `src/offline/visits/visited-list.ts` lists those that are. */
export function OfflinePage({ chrome, searchAddress }: OfflinePageProps) {
  return (
    <PageShell chrome={chrome}>
      <div className="narrow prose">
        <h1>You’re offline</h1>
        <p>
          This page isn’t kept on this device. When you’re online again, reload it. Pages that you visit are
          kept for the next time.
        </p>
        <div className="prose" data-visited-pages hidden>
          <h2>Pages kept on this device</h2>
          <p data-none>None yet.</p>
          <ul className="plain-links" />
          <p>
            You can also <a href={href(searchAddress)}>search all pages</a>, but open only those in this list.
          </p>
          <p data-tools hidden>
            The <a href={href('/tools')}>tools</a> are kept, too.
          </p>
        </div>
      </div>
    </PageShell>
  );
}

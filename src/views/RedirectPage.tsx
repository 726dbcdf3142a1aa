import { href } from '../addresses/href.ts';
import type { ChromeData } from '../page-data/chrome.ts';
import { PageShell } from './PageShell.tsx';

export interface RedirectPageProps {
  chrome: ChromeData;
  to: string;
  /** What the target is called. */
  label: string;
}

/** For readers whose browser does not follow the redirect by itself. */
export function RedirectPage({ chrome, to, label }: RedirectPageProps) {
  return (
    <PageShell chrome={chrome}>
      <div className="narrow">
        <h1>This page has moved</h1>
        <p>
          It is now at <a href={href(to)}>{label}</a>.
        </p>
      </div>
    </PageShell>
  );
}

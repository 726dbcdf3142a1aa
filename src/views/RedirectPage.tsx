import type { ChromeData } from '../layout/data.ts';
import { PageShell } from '../layout/PageShell.tsx';
import { href } from '../ui/href.ts';

export interface RedirectPageProps {
  chrome: ChromeData;
  to: string;
  /** The target's label. */
  label: string;
}

/** For readers whose browser doesn't follow the redirect automatically. */
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

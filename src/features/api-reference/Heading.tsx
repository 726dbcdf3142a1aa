import { HeadingText } from '@content-credentials/tools/ui/inline-code';
import type { ReactNode } from 'react';

/** A part of a page: its heading, with the same anchor as on written pages, and what's below it. */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="api-group">
      <h2 id={id}>
        <HeadingText text={title} />
        {/* biome-ignore lint/a11y/useAnchorContent: its mark is drawn by the stylesheet, its name is the label */}
        <a className="anchor" href={`#${id}`} aria-label={`Link to “${title}”`} />
      </h2>
      {children}
    </section>
  );
}

/** What few readers need. Browsers open it for a link to something inside. */
export function Folded({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details className="api-folded">
      <summary>Show all {count}</summary>
      {children}
    </details>
  );
}

/** Labels next to a name: optional, deprecated. */
export function Flags({ flags }: { flags: readonly string[] }) {
  return flags.map((flag) => (
    <span key={flag}>
      {' '}
      <small className="api-flag" data-flag={flag}>
        {flag}
      </small>
    </span>
  ));
}

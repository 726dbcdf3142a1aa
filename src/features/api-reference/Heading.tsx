import type { ReactNode } from 'react';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

/** A part of a page. */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="api-group">
      <SectionHeading id={id} title={title} />
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

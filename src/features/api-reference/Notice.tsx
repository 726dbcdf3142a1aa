import { Blocks } from './Blocks.tsx';
import { type Href, Words } from './Spans.tsx';
import type { Block, LegacyNotice } from './schema.ts';

type Part = { notice: LegacyNotice; href: Href };

/** The line at the top of the legacy package's pages: it's deprecated, and what to use now. */
export function Notice({ notice: { replacement }, href }: Part) {
  return (
    <p className="callout callout-warning api-notice skip-index" role="note">
      <strong>Deprecated</strong> on September 16, 2025.
      {replacement && (
        <>
          {' '}
          Today: <a href={href(replacement.to)}>{replacement.text}</a>
        </>
      )}
    </p>
  );
}

/** How the replacement differs. */
export function Today({ notice: { text }, href }: Part) {
  return (
    <p className="skip-index">
      <code>c2pa</code> gets no fixes anymore. <strong>Today:</strong> <Words text={text} href={href} />
    </p>
  );
}

/** What to use instead of a deprecated item. */
export function Deprecated({ blocks, href }: { blocks: readonly Block[]; href: Href }) {
  return (
    <div className="callout callout-warning" role="note">
      <p className="callout-title">Deprecated</p>
      <Blocks blocks={blocks} href={href} />
    </div>
  );
}

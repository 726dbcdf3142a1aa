import type { Block, LegacyNotice } from '../../page-data/api-reference.ts';
import { Blocks } from './Blocks.tsx';
import { type Href, Words } from './Spans.tsx';

/** The notice at the top of the legacy package's pages: it's deprecated, and what to use now. */
export function Notice({ notice: { text, replacement }, href }: { notice: LegacyNotice; href: Href }) {
  return (
    <div className="callout callout-warning api-notice skip-index" role="note">
      <p>
        <strong className="callout-title">Legacy package.</strong> <code>c2pa</code> was deprecated on
        September 16, 2025, and gets no fixes anymore. <strong>Today:</strong>{' '}
        <Words text={text} href={href} />
        {replacement && (
          <>
            {' '}
            <a className="api-today" href={href(replacement.to)}>
              {replacement.text}
            </a>
          </>
        )}
      </p>
    </div>
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

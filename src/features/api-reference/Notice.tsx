import { Blocks } from './Blocks.tsx';
import { Flags } from './Heading.tsx';
import { type Href, Words } from './Spans.tsx';
import type { Block, LegacyNotice } from './schema.ts';

/** On the legacy package's pages: that it's no longer maintained, what to use now, and how it differs. */
export const Notice = ({ notice: { replacement, text }, href }: { notice: LegacyNotice; href: Href }) => (
  <>
    <p className="api-notice" role="note">
      <Flags flags={['deprecated']} /> <code>c2pa</code> has had no fixes since September 16, 2025.
    </p>
    <p>
      {replacement && (
        <>
          Today: <a href={href(replacement.to)}>{replacement.text}</a>.{' '}
        </>
      )}
      <Words text={text} href={href} />
    </p>
  </>
);

/** What to use instead of a deprecated item. */
export function Deprecated({ blocks, href }: { blocks: readonly Block[]; href: Href }) {
  return (
    <div className="api-notice" role="note">
      <Flags flags={['deprecated']} />
      <Blocks blocks={blocks} href={href} />
    </div>
  );
}

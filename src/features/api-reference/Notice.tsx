import { Blocks } from './Blocks.tsx';
import { Flags } from './Heading.tsx';
import { type Href, Words } from './Spans.tsx';
import type { Block, LegacyNotice, Release } from './schema.ts';

/** Which release a page documents, and which is the newest. */
export function ReleaseNote({
  release,
  notice,
  href,
}: {
  release: Release | undefined;
  notice: LegacyNotice | undefined;
  href: Href;
}) {
  if (!release) return null;
  const { of, newest, changes } = release;
  if (notice) return <Legacy of={of} notice={notice} href={href} />;
  const changed = changes && (
    <>
      : <a href={href(changes)}>what changed</a>
    </>
  );
  if (newest === undefined)
    return (
      <p className="api-release">
        <strong>{of}</strong> · newest release
        {changed}
      </p>
    );
  return (
    <p className="api-notice" role="note">
      Describes <strong>{of}</strong>. The newest release is <strong>{newest}</strong>
      {changed}
    </p>
  );
}

/** On the legacy package's pages: that it's no longer maintained, what to use now, and how it differs. */
const Legacy = ({
  of,
  notice: { replacement, text },
  href,
}: {
  of: string;
  notice: LegacyNotice;
  href: Href;
}) => (
  <>
    <p className="api-notice" role="note">
      <Flags flags={['deprecated']} /> <strong>{of}</strong>, the last release · no fixes since September 16,
      2025
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

import { InlineText } from '../../ui/Line.tsx';
import { Blocks } from './Blocks.tsx';
import { Flags } from './Heading.tsx';
import type { Href } from './Spans.tsx';
import type { Block, Release } from './schema.ts';

/** Which release a page documents, and whether it's the newest. */
export function ReleaseNote({ release: { state, of, text }, href }: { release: Release; href: Href }) {
  const words = (
    <>
      <strong>{of}</strong>
      <InlineText text={text} href={href} />
    </>
  );
  if (state === 'newest') return <p className="api-release">{words}</p>;
  return (
    <p className="api-notice" role="note">
      {state === 'deprecated' && (
        <>
          <Flags flags={[state]} />{' '}
        </>
      )}
      {words}
    </p>
  );
}

/** What to use instead of a deprecated item. */
export function Deprecated({ blocks, href }: { blocks: readonly Block[]; href: Href }) {
  return (
    <div className="api-notice" role="note">
      <Flags flags={['deprecated']} />
      <Blocks blocks={blocks} href={href} />
    </div>
  );
}

/** Where what a page says comes from, and under which license. */
export function Origin({ blocks, href }: { blocks: readonly Block[]; href: Href }) {
  return (
    <div className="api-origin">
      <Blocks blocks={blocks} href={href} />
    </div>
  );
}

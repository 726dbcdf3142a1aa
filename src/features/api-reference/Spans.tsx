import { Fragment } from 'react';
import type { Span } from './schema.ts';

/** Turns our addresses into links on the built site; other addresses stay unchanged. */
export type Href = (address: string) => string;

/** Highlighted code with its links. A line can end after a bracket. */
export function Spans({ spans, href }: { spans: readonly Span[]; href: Href }) {
  return spans.map(({ text, to, kind }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the spans of a line never move
    <Fragment key={i}>
      {to !== undefined ? (
        <a href={href(to)}>{text}</a>
      ) : kind === undefined ? (
        text
      ) : (
        <span className={kind}>{text}</span>
      )}
      {/[(<]$/.test(text) && <wbr />}
    </Fragment>
  ));
}

/** A type without links, for what opens: two controls in one can't be told apart. */
export const unlinked = (spans: readonly Span[]): Span[] => spans.map(({ to: _, ...one }) => one);

/** A type in a sentence or a table. */
export function Type({ type, href }: { type: readonly Span[]; href: Href }) {
  return (
    <code className="api-type">
      <Spans spans={type} href={href} />
    </code>
  );
}

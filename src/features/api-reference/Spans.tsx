import { Fragment } from 'react';
import { BreakableName } from '../../ui/Breakable.tsx';
import type { Span } from './schema.ts';

/** Turns our addresses into links on the built site; other addresses stay unchanged. */
export type Href = (address: string) => string;

/** Where a narrow window can wrap a type or code. */
const IN_TYPE = /(?<=\))(?=\.[a-z])|(?<=[\w)])(?=\??\.$)|(?<=[(<]|, )(?=[^\s{[])/;
/** A name that a phone may have no line for, which breaks at a capital, and a union's bar with the space after it, which don't break. */
const PART = /((?<!\w)\w{23,}|\|\u00a0)/;

function withBreaks(text: string) {
  return text.split(PART).map((part, at) => {
    if (at % 2 === 0) return part;
    const key = `${at}${part}`;
    if (part.length > 2) return <BreakableName key={key} name={part} />;
    return (
      <span key={key} className="whole">
        {part}
      </span>
    );
  });
}

/** Highlighted code with its links. */
export function Spans({ spans, href }: { spans: readonly Span[]; href: Href }) {
  return spans.map(({ text: words, to, label, kind }, i) => {
    // The space after a bar may be in the next span.
    const isAfterBar = spans[i - 1]?.text.endsWith('|');
    const text = (isAfterBar ? words.replace(/^ /, '') : words).replace(/\| |\|$/g, '|\u00a0');
    const parts = text.split(IN_TYPE).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {withBreaks(part)}
      </Fragment>
    ));
    const key = `${i}${text}`;
    return (
      <Fragment key={key}>
        {/[(<]$|, $/.test(spans[i - 1]?.text ?? '') && /^[^{[]/.test(text) && <wbr />}
        {to !== undefined ? (
          <a href={href(to)} aria-label={label}>
            {parts}
          </a>
        ) : kind === undefined ? (
          parts
        ) : (
          <span className={kind}>{parts}</span>
        )}
      </Fragment>
    );
  });
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

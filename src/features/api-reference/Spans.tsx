import { CodeText } from '@content-credentials/tools/ui/inline-code';
import { Fragment } from 'react';
import { BreakableName } from '../../ui/Breakable.tsx';
import type { Inline, Span } from './schema.ts';

/** Turns our addresses into links on the built site; other addresses stay unchanged. */
export type Href = (address: string) => string;

/** Where a narrow window can wrap a long URL, and a chain of calls. */
const AFTER_SLASH = /(?<=[\w=}]\/)(?=\w)/;
const BEFORE_DOT = /(?<=\))(?=\.[a-z])/;

/** Highlighted code with its links. @param breakable whether long names can wrap, as in a table */
export function Spans({
  spans,
  href,
  breakable = false,
}: {
  spans: readonly Span[];
  href: Href;
  breakable?: boolean;
}) {
  return spans.map(({ text, to, kind }, i) => {
    const key = `${i}${text}`;
    if (to !== undefined)
      return (
        <a key={key} href={href(to)}>
          {breakable ? <BreakableName name={text} /> : text}
        </a>
      );
    const parts = text.split(kind === 's' ? AFTER_SLASH : BEFORE_DOT).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ));
    return kind === undefined ? (
      <Fragment key={key}>{parts}</Fragment>
    ) : (
      <span key={key} className={kind}>
        {parts}
      </span>
    );
  });
}

/** A type in a sentence or a table. */
export function Type({ type, href }: { type: readonly Span[]; href: Href }) {
  return (
    <code className="api-type">
      <Spans spans={type} href={href} breakable />
    </code>
  );
}

/** Text with its code, emphasis, and links. */
export function Words({ text, href }: { text: readonly Inline[]; href: Href }) {
  return text.map(({ text: words, mark, to }, i) => {
    const key = `${i}${words}`;
    const Mark = mark ?? Fragment;
    const marked = <Mark>{mark === 'code' ? <CodeText text={words} /> : words}</Mark>;
    if (to === undefined) return <Fragment key={key}>{marked}</Fragment>;
    return (
      <a key={key} href={href(to)}>
        {marked}
      </a>
    );
  });
}

import { CodeText } from '@content-credentials/tools/ui/inline-code';
import { Fragment } from 'react';
import { BreakableName } from '../../ui/Breakable.tsx';
import type { Inline, Span } from './schema.ts';

/** Turns our addresses into links on the built site; other addresses stay unchanged. */
export type Href = (address: string) => string;

/** Highlighted code with its links, where a long URL can wrap after a slash. @param breakable whether long names can wrap, as in a table */
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
    if (kind === undefined) return <Fragment key={key}>{text}</Fragment>;
    return (
      <span key={key} className={kind}>
        {text.split(/(?<=\w\/)(?=\w)/).map((part, at) => (
          <Fragment key={part}>
            {at > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
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

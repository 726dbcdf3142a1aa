import type { Span } from './schema.ts';

/** Turns our addresses into links on the built site; other addresses stay unchanged. */
export type Href = (address: string) => string;

/** Highlighted code with its links. */
export function Spans({ spans, href }: { spans: readonly Span[]; href: Href }) {
  return spans.map(({ text, to, label, kind }, i) => {
    const key = `${i}${text}`;
    if (to !== undefined)
      return (
        <a key={key} href={href(to)} aria-label={label}>
          {text}
        </a>
      );
    if (kind === undefined) return text;
    return (
      <span key={key} className={kind}>
        {text}
      </span>
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

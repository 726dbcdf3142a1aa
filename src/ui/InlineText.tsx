import { HeadingText, InlineCode } from '@content-credentials/tools/ui/inline-code';
import { Fragment } from 'react';
import { inlineParts, typeset } from './text.ts';

export interface InlineTextProps {
  text: string;
  /** One of our addresses as a link on the built site. */
  href: (address: string) => string;
}

/** Text from a data file, with `code` and [links](/docs/…). */
export function InlineText({ text, href }: InlineTextProps) {
  return inlineParts(typeset(text)).map((part, i) => {
    const key = `${i} ${part.text}`;
    if (part.href)
      return (
        <a key={key} href={href(part.href)}>
          {part.code ? <InlineCode text={part.text} /> : <HeadingText text={part.text} />}
        </a>
      );
    return part.code ? <InlineCode key={key} text={part.text} /> : <Fragment key={key}>{part.text}</Fragment>;
  });
}

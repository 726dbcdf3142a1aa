import { HeadingText, InlineCode, Words } from '@content-credentials/tools/ui/inline-code';
import { Fragment } from 'react';
import { inlineParts, typeset } from './text.ts';

/** Text in which what's between backticks is code, and the rest is shown by `Rest`. */
function WithCode({ text, Rest }: { text: string; Rest: typeof Words }) {
  return typeset(text)
    .split('`')
    .map((part, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text never move
      index % 2 ? <InlineCode key={index} text={part} /> : <Rest key={index} text={part} />,
    );
}

/** Text from a data file: what's between backticks is code. */
export const Line = ({ text }: { text: string }) => <WithCode text={text} Rest={Words} />;

/** The same for a heading, which doesn't break inside a word. */
export const HeadingLine = ({ text }: { text: string }) => <WithCode text={text} Rest={HeadingText} />;

/** A link as in Markdown: its text, which can have code, and its address. */
const LINK = /\[((?:`[^`]*`|[^\]`])+)\]\(([^)\s]+)\)/;
const LINKS = new RegExp(LINK, 'g');

/** The addresses that a line from a data file links to. */
export const linksIn = (text: string): string[] =>
  [...text.matchAll(LINKS)].map(([, , address = '']) => address);

/** A line from a data file without its links. */
export const withoutLinks = (text: string): string => text.replace(LINKS, '$1');

/** Text from a data file, with code between backticks and links as in Markdown. */
export function LinkedLine({ text, href }: { text: string; href: (address: string) => string }) {
  const [link = '', label = '', address = ''] = LINK.exec(text) ?? [];
  if (link === '') return <Line text={text} />;
  const start = text.indexOf(link);
  return (
    <>
      <Line text={text.slice(0, start)} />
      <a href={href(address)}>
        <Line text={label} />
      </a>
      <LinkedLine text={text.slice(start + link.length)} href={href} />
    </>
  );
}

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

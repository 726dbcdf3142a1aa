import { HeadingText, InlineCode, Words } from '@content-credentials/tools/ui/inline-code';
import { LINK, typeset } from './text.ts';

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

/** Text from a data file, with `code` and [links](/docs/…). @param href one of our addresses as a link on the built site */
export function InlineText({ text, href }: { text: string; href: (address: string) => string }) {
  const [link = '', label = '', address = ''] = LINK.exec(text) ?? [];
  if (link === '') return <Line text={text} />;
  const start = text.indexOf(link);
  return (
    <>
      <Line text={text.slice(0, start)} />
      <a href={href(address)}>
        <HeadingLine text={label} />
      </a>
      <InlineText text={text.slice(start + link.length)} href={href} />
    </>
  );
}

/** A list of such texts. */
export function TextList({ texts, href }: { texts: readonly string[]; href: (address: string) => string }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>
          <InlineText text={text} href={href} />
        </li>
      ))}
    </ul>
  );
}

import { HeadingText, InlineCode, Words } from './InlineCode.tsx';

/** Text from a data file: what's between backticks is code. */
export function Line({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text never move
    index % 2 ? <InlineCode key={index} text={part} /> : <Words key={index} text={part} />,
  );
}

/** The same for a heading, which doesn't break inside a word. */
export function HeadingLine({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text never move
    index % 2 ? <InlineCode key={index} text={part} /> : <HeadingText key={index} text={part} />,
  );
}

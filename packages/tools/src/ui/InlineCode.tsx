import { codeParts, headingParts, keepNames, type TextPart, wordsParts } from './breaks.ts';

function Parts({ of }: { of: readonly TextPart[] }) {
  return of.map((part, index) => {
    const key = `${index}${part.kind}`;
    if (part.kind === 'break') return <wbr key={key} />;
    return part.kind === 'whole' ? (
      <span key={key} className="whole">
        {part.text}
      </span>
    ) : (
      part.text
    );
  });
}

/** The text of inline code, with its possible line breaks. */
export const CodeText = ({ text }: { text: string }) => <Parts of={keepNames(codeParts(text))} />;

/** The text of a heading, which doesn't break inside a word. */
export const HeadingText = ({ text }: { text: string }) => <Parts of={headingParts(text)} />;

/** Running text, in which names such as P-256 don't break. */
export const Words = ({ text }: { text: string }) => <Parts of={wordsParts(text)} />;

/** A view's inline code; Markdown uses backticks for the same. */
export function InlineCode({ text }: { text: string }) {
  return (
    <code>
      <CodeText text={text} />
    </code>
  );
}

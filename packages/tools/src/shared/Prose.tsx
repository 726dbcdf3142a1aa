import { InlineCode } from '../ui/InlineCode.tsx';

/** A line of our own text, with code between backticks. Data files have typewriter apostrophes. */
export const Prose = ({ children }: { children: string }) =>
  children.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line don't change order
    index % 2 === 1 ? <InlineCode key={index} text={part} /> : part.replaceAll("'", '’'),
  );

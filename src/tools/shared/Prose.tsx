/** A line of our own data, with code between backticks. */
export const Prose = ({ children }: { children: string }) =>
  children.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line keep their order
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );

/** The type of a property or field in words: `text, list`. */
export const typeOf = ({ type, many }: { type: string; many?: boolean | undefined }) =>
  many ? `${type}, list` : type;

/** Shorter pieces are in too many texts: a state, such as `Valid`. */
const SHORTEST = 8;

/** Lowercase, with one kind of quote and single spaces, as messages are compared. */
export const comparable = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[“”„‟"'‘’`]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Whether a pasted text has a message in it. What varies in a message is written `…`; the rest must all be there.
 * @param pasted what {@link comparable} makes of the text
 * @param message what {@link comparable} makes of the message
 */
export function hasMessage(pasted: string, message: string): boolean {
  const pieces = message
    .split('…')
    .map((piece) => piece.trim())
    .filter(Boolean);
  return pieces.join('').length >= SHORTEST && pieces.every((piece) => pasted.includes(piece));
}

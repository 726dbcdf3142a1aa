import { stripVTControlCharacters } from 'node:util';

const LINES = 12;

/** An error's message without colors; a long one is cut, because the stage's log has all of it. */
export function messageOf(text: string | undefined): string {
  const lines = stripVTControlCharacters(text ?? 'no message').split('\n');
  return lines.length > LINES
    ? [...lines.slice(0, LINES), `… ${lines.length - LINES} more lines`].join('\n')
    : lines.join('\n');
}

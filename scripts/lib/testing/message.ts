import { stripVTControlCharacters } from 'node:util';

const MAX_LINES = 12;

/** The lines of a text without colors; a long one is cut, because the stage's log has all of it. */
function shortened(text: string): string[] {
  const lines = stripVTControlCharacters(text).trimEnd().split('\n');
  return lines.length > MAX_LINES
    ? [...lines.slice(0, MAX_LINES), `… ${lines.length - MAX_LINES} more lines`]
    : lines;
}

/**
 * An error's message, and of the comparison's diff the lines that differ, each part shortened.
 * @param diff as vitest writes it, with `-` before what was expected and `+` before what was received
 */
export function messageOf(text: string | undefined, diff = ''): string {
  const differing = stripVTControlCharacters(diff)
    .split('\n')
    .filter((line) => /^[-+]/.test(line));
  // The first two lines say which sign means what, and repeat themselves in every failure.
  const legend = /^(?:- Expected|\+ Received)/;
  const rows = differing.filter((line) => !legend.test(line));
  return [
    ...shortened(text ?? 'no message'),
    ...(rows.length > 0 ? ['- expected, + received:', ...shortened(rows.join('\n'))] : []),
  ].join('\n');
}

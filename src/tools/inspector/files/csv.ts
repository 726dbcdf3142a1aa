/** How a formula begins in a spreadsheet: also in full-width forms, or behind spaces and characters nobody sees. */
const FORMULA = /^[\s\p{C}]*[=+\-@＋－＝＠]|^[\t\r\n]/u;

/** A cell as text: a name that looks like a formula gets an apostrophe, so that no spreadsheet runs it. */
function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]|^'|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A table as CSV (RFC 4180), with the mark that makes Excel read it as UTF-8.
 * @param rows the first has the names of the columns
 */
export const csvOf = (rows: ReadonlyArray<readonly string[]>): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

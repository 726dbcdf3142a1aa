/** How a spreadsheet formula can start, including full-width forms, and after spaces and invisible characters. */
const FORMULA = /^[\s\p{C}]*[=+\-@＋－＝＠]|^[\t\r\n]/u;

/** A cell as text: a name that looks like a formula gets an apostrophe, so that spreadsheets don't run it. */
function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]|^'|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A table as CSV (RFC 4180), with a byte order mark so that Excel reads it as UTF-8.
 * @param rows the first contains the column names
 */
export const csvOf = (rows: ReadonlyArray<readonly string[]>): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** How a spreadsheet formula can start, including full-width forms, and after spaces and invisible characters. */
const FORMULA = /^[\s\p{C}]*[=+\-@＋－＝＠]|^[\t\r\n]/u;

/**
 * Where a semicolon begins a cell that could be a formula. In many countries, Excel separates cells at semicolons,
 * also at those between quotes.
 */
const LATER_FORMULA = /;(?=[\s\p{C}"]*[=+\-@＋－＝＠])/gu;

/**
 * A cell as text: a name that looks like a formula gets an apostrophe, so that spreadsheets don't run it. Line breaks
 * become spaces, because with the other separator, they'd begin a row.
 */
function cell(text: string): string {
  const line = (FORMULA.test(text) ? `'${text}` : text).replace(/[\r\n\u2028\u2029]+/g, ' ');
  const safe = line.replace(LATER_FORMULA, ";'");
  return /[",\r\n]|^'|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A table as CSV (RFC 4180), with a byte order mark so that Excel reads it as UTF-8.
 * @param rows the first contains the column names
 */
export const csvOf = (rows: ReadonlyArray<readonly string[]>): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

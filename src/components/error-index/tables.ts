import GithubSlugger from 'github-slugger';

/** A message that a page explains in a table of errors or in a section of its own, and where it is. */
export interface ErrorRow {
  /** Markdown on one line, as the page has it: code, and words around it. */
  message: string;
  /** The heading above the table, or the message itself, and its id; none above the first heading. */
  heading?: { text: string; id: string };
}

const CODE = /(`+)(.*?)\1/g;
const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^(#{2,4})\s+(.*?)(?:\s*\{#([\w-]+)\})?\s*$/;
/** The tables that list errors start with this column, whatever else they say of the message. */
const HEADER = /^\|\s*Message\b[^|]*\|\s*Cause\b/;
const RULE = /^\|[\s:|-]+\|\s*$/;
/** Sections below such a heading have messages as their headings. */
const ERRORS = /\berrors?\b/i;
/** The first cell: to the first bar that isn't in code or escaped. */
const FIRST_CELL = /^\|\s*((?:`+[^`]*`+|\\.|[^|`\\])*?)\s*\|/;

/** Every message in a page's tables and sections of errors, in their order. @param source a page's Markdown */
export function errorRows(source: string): ErrorRow[] {
  const rows: ErrorRow[] = [];
  const slugger = new GithubSlugger();
  let heading: ErrorRow['heading'];
  let fence: string | undefined;
  let isInside = false;
  let isErrorSection = false;
  for (const line of source.split('\n')) {
    const [, mark] = FENCE.exec(line) ?? [];
    if (mark && (fence === undefined || line.trim() === fence))
      fence = fence === undefined ? mark : undefined;
    if (fence !== undefined) continue;
    const [, level, text, own] = HEADING.exec(line) ?? [];
    if (text !== undefined) {
      heading = { text, id: own ?? slugger.slug(text.replace(CODE, (_, _ticks, code) => shownCode(code))) };
      if (level === '##') isErrorSection = ERRORS.test(text);
      else if (isErrorSection && text.includes('`')) rows.push({ message: text, heading });
    }
    if (HEADER.test(line)) isInside = true;
    else if (!line.startsWith('|')) isInside = false;
    else if (isInside && !RULE.test(line)) {
      const [, message] = FIRST_CELL.exec(line) ?? [];
      if (message) rows.push({ message, ...(heading && { heading }) });
    }
  }
  return rows;
}

/** Markdown removes a space at both ends of code, which keeps backticks apart, and otherwise none. */
const shownCode = (code: string) => (/^ .* $/.test(code) ? code.slice(1, -1) : code);

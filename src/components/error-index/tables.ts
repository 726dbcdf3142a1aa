import GithubSlugger from 'github-slugger';

/** A message that a page explains in a table of errors or in a section of its own, and where it is. */
export interface ErrorRow {
  /** Markdown on one line, as the page has it: code, and words around it. */
  message: string;
  /** The heading above the table, or the message itself, and its id; none above the first heading. */
  heading?: { text: string; id: string };
  /** The cause and the fix in the table's next columns, or the first paragraph of the message's own section. */
  text?: string;
}

const CODE = /(`+)(.*?)\1/g;
const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^(#{2,4})\s+(.*?)(?:\s*\{#([\w-]+)[^}]*\})?\s*$/;
/** The tables that list errors start with this column, whatever else they say of the message. */
const HEADER = /^\|\s*Message\b[^|]*\|\s*Cause\b[^|]*\|(\s*Fix\b[^|]*\|\s*$)?/;
const RULE = /^\|[\s:|-]+\|\s*$/;
/** Sections below such a heading have messages as their headings. */
const ERRORS = /\berrors?\b/i;
/** A cell: to the next bar that isn't in code or escaped. */
const CELL = /\s*((?:`+[^`]*`+|\\.|[^|`\\])*?)\s*\|/gy;

/** Every message in a page's tables and sections of errors, in their order. @param source a page's Markdown */
export function errorRows(source: string): ErrorRow[] {
  const rows: ErrorRow[] = [];
  const slugger = new GithubSlugger();
  let heading: ErrorRow['heading'];
  let fence: string | undefined;
  let isInside = false;
  let hasFixes = false;
  let isErrorSection = false;
  const lines = source.split('\n');
  for (const [index, line] of lines.entries()) {
    const [, mark] = FENCE.exec(line) ?? [];
    if (mark && (fence === undefined || line.trim() === fence))
      fence = fence === undefined ? mark : undefined;
    if (fence !== undefined) continue;
    const [, level, text, own] = HEADING.exec(line) ?? [];
    if (text !== undefined) {
      heading = { text, id: own ?? slugger.slug(text.replace(CODE, (_, _ticks, code) => shownCode(code))) };
      if (level === '##') isErrorSection = ERRORS.test(text);
      else if (isErrorSection && text.includes('`')) {
        const paragraph = paragraphAfter(lines, index);
        rows.push({ message: text, heading, ...(paragraph && { text: paragraph }) });
      }
    }
    const header = HEADER.exec(line);
    if (header) {
      isInside = true;
      hasFixes = header[1] !== undefined;
    } else if (!line.startsWith('|')) isInside = false;
    else if (isInside && !RULE.test(line)) {
      const [message, cause, fix] = [...line.slice(1).matchAll(CELL)].map(([, cell]) => cell);
      const text = hasFixes && cause && fix ? `${cause} ${fix}` : undefined;
      if (message) rows.push({ message, ...(heading && { heading }), ...(text && { text }) });
    }
  }
  return rows;
}

/** The sentences right below a heading, which has an empty line after it; empty if something else is there. */
function paragraphAfter(lines: readonly string[], heading: number): string {
  const start = heading + 2;
  const length = lines.slice(start).indexOf('');
  const paragraph = lines.slice(start, length === -1 ? undefined : start + length).join(' ');
  // A colon announces what the index doesn't show.
  return /^(?:[-:|<#]|\d+\. |```)/.test(paragraph) ? '' : paragraph.replace(/:$/, '.');
}

/** Markdown removes a space at both ends of code, which keeps backticks apart, and otherwise none. */
const shownCode = (code: string) => (/^ .* $/.test(code) ? code.slice(1, -1) : code);

import { SDK } from '@content-credentials/verdict/report/sdk-version';
import { lineOfText } from '@content-credentials/verdict/visible-text';
import type { FileResult } from './result.ts';
import type { FileRow } from './state.ts';

/** A file in an export; the names are those of the JSON and of the columns of the CSV. */
interface ExportedFile {
  name: string;
  /** The manifest store that was read with it. */
  sidecar?: string;
  format?: string;
  /** Bytes. */
  size: number;
  /** The answer for someone who doesn't know Content Credentials. */
  answer: string;
  /** Why, in a sentence. */
  why?: string;
  state: string;
  /** The state, or the cause if it's Invalid, such as `expired`. */
  kind?: string;
  /** Only if a trust list vouches for the signer. */
  signer?: string;
  organization?: string;
  /** The lists that do, with their dates and the anchor. */
  trustedBy?: readonly string[];
  /** In place of the three above if no list vouches for the signer: the names in the certificate. */
  claimedSignerNotVerified?: string;
  madeWith?: string;
  /** In place of the names if a check failed: what the manifest says. */
  notConfirmed?: string;
  ai?: string;
  /** As given in the time stamp. */
  timeSigned?: string;
  timeStamp?: 'trusted' | 'claimed' | 'invalid' | 'none';
  findings?: readonly string[];
}

function timeOf({ signing }: FileResult): Pick<ExportedFile, 'timeSigned' | 'timeStamp'> {
  switch (signing?.state) {
    case undefined:
      return {};
    case 'trusted':
    case 'claimed':
      return { timeSigned: signing.time, timeStamp: signing.state };
    case 'bad':
      return { timeStamp: 'invalid' };
    case 'none':
      return { timeStamp: 'none' };
  }
}

function exportRow({ source: { file, sidecar }, result }: FileRow): ExportedFile {
  const about = { name: file.name, sidecar: sidecar?.name, format: result?.format, size: file.size };
  if (!result) return { ...about, answer: 'Reading was canceled.', state: 'Not read' };
  const { label, text, why, kind, reliability, ai, findings } = result;
  return {
    ...about,
    answer: text,
    why,
    state: label,
    kind,
    ...statementsOf(result),
    ai: reliability === 'unreliable' ? undefined : ai,
    ...timeOf(result),
    findings,
  };
}

const joinTexts = (texts: ReadonlyArray<string | undefined>): string | undefined =>
  texts.filter((one) => one !== undefined).join('; ') || undefined;

/** Whoever selects rows by signer, program, or AI must not get those that only claim it. */
function statementsOf(result: FileResult): Partial<ExportedFile> {
  const { reliability, isSignerVerified, trustedBy, signer, organization, madeWith, ai } = result;
  if (reliability === 'unreliable')
    return { notConfirmed: joinTexts([signer, organization, madeWith, ai && `AI: ${ai}`]) };
  return isSignerVerified
    ? { signer, organization, trustedBy, madeWith }
    : { claimedSignerNotVerified: joinTexts([signer, organization]), madeWith };
}

const COLUMNS: ReadonlyArray<readonly [title: string, key: keyof ExportedFile]> = [
  ['Name', 'name'],
  ['Answer', 'answer'],
  ['Why', 'why'],
  ['State', 'state'],
  ['Kind', 'kind'],
  ['Signer', 'signer'],
  ['Organization', 'organization'],
  ['Trusted by', 'trustedBy'],
  ['Claimed signer (not verified)', 'claimedSignerNotVerified'],
  ['Made with', 'madeWith'],
  ['Not confirmed', 'notConfirmed'],
  ['AI', 'ai'],
  ['Time of signing', 'timeSigned'],
  ['Time stamp', 'timeStamp'],
  ['Findings', 'findings'],
  ['Format', 'format'],
  ['Size in bytes', 'size'],
  ['Sidecar', 'sidecar'],
];

/** The longest text that fits into a spreadsheet's cell is 32,767 characters. */
const MAX_CELL_LENGTH = 2000;

const textOf = (value: ExportedFile[keyof ExportedFile]): string =>
  lineOfText(Array.isArray(value) ? value.join(' ') : String(value ?? ''), MAX_CELL_LENGTH);

/** The files as a table for spreadsheets. */
export function csvOfFiles(rows: readonly FileRow[]): string {
  const files = rows.map(exportRow);
  return csvOf([
    COLUMNS.map(([title]) => title),
    ...files.map((file) => COLUMNS.map(([, key]) => textOf(file[key]))),
  ]);
}

/**
 * The files as JSON, with the validator that was used.
 * @param lists titles of the trust lists and certificates, and whom to credit for them
 */
export const jsonOfFiles = (
  rows: readonly FileRow[],
  lists: { trustLists: readonly string[]; credits: readonly string[] },
  now: Date,
): string =>
  `${JSON.stringify({ exportedAt: now.toISOString(), sdk: SDK, ...lists, files: rows.map(exportRow) }, null, 2)}\n`;

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

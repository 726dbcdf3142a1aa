import { SDK } from '../../../c2pa/report/judge.ts';
import { csvOf } from './csv.ts';
import type { FileResult } from './result.ts';
import type { FileRow } from './state.ts';

/** A file in an export; the names are those of the JSON and of the columns of the CSV. */
export interface ExportedFile {
  name: string;
  /** The manifest store that was read with it. */
  sidecar?: string;
  format?: string;
  /** Bytes. */
  size: number;
  state: string;
  explanation: string;
  signer?: string;
  organization?: string;
  madeWith?: string;
  /** In place of the three above if a check failed: what the manifest says. */
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

function exported({ source: { file, sidecar }, result }: FileRow): ExportedFile {
  const about = { name: file.name, sidecar: sidecar?.name, format: result?.format, size: file.size };
  if (!result) return { ...about, state: 'Not read', explanation: 'Reading was canceled.' };
  const { label, text, ai, findings } = result;
  return {
    ...about,
    state: label,
    explanation: text,
    ...statementsOf(result),
    ai,
    ...timeOf(result),
    findings,
  };
}

/** Whoever selects rows by signer or program must not get those that only claim it. */
function statementsOf({ standing, signer, organization, madeWith }: FileResult): Partial<ExportedFile> {
  if (standing !== 'unreliable') return { signer, organization, madeWith };
  const said = [signer, organization, madeWith].filter((one) => one !== undefined);
  return { notConfirmed: said.join('; ') || undefined };
}

const COLUMNS: ReadonlyArray<readonly [title: string, key: keyof ExportedFile]> = [
  ['Name', 'name'],
  ['State', 'state'],
  ['Signer', 'signer'],
  ['Organization', 'organization'],
  ['Made with', 'madeWith'],
  ['Not confirmed', 'notConfirmed'],
  ['AI', 'ai'],
  ['Time signed', 'timeSigned'],
  ['Time stamp', 'timeStamp'],
  ['Findings', 'findings'],
  ['Explanation', 'explanation'],
  ['Format', 'format'],
  ['Size in bytes', 'size'],
  ['Sidecar', 'sidecar'],
];

const textOf = (value: ExportedFile[keyof ExportedFile]): string =>
  Array.isArray(value) ? value.join(' ') : String(value ?? '');

/** The files as a table for spreadsheets. */
export function csvOfFiles(rows: readonly FileRow[]): string {
  const files = rows.map(exported);
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
  `${JSON.stringify({ exportedAt: now.toISOString(), sdk: SDK, ...lists, files: rows.map(exported) }, null, 2)}\n`;

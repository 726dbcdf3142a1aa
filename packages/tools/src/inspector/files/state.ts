import type { Problem } from '../../intake/problems.ts';
import type { Source } from '../state.ts';
import type { FileResult } from './result.ts';

/** The maximum number of files taken at once. */
export const MAX_FILES = 200;

export type FileSource = Exclude<Source, { from: 'address' }>;

/** One of many files. Ids aren't reused. */
export interface FileRow {
  id: number;
  source: FileSource;
  /** Undefined until it's read. */
  result?: FileResult;
}

export interface FilesState {
  rows: readonly FileRow[];
  nextId: number;
  /** The file that's being read. */
  reading?: number;
  /** Whether files are being read, one at a time. */
  isRunning: boolean;
  /** How many of the files given last were over the limit. */
  tooMany: number;
  /** Why reading ended, if not because of a file. */
  problem?: Problem;
}

export type FilesEvent =
  | { type: 'add'; sources: readonly FileSource[] }
  | { type: 'begin'; id: number }
  | { type: 'end'; id: number; result: FileResult }
  /** Reading has ended: all files are done, the reader stopped it, or the SDK isn't available. */
  | { type: 'halt'; problem?: Problem }
  /** All files will be read again, because the trust settings changed. */
  | { type: 'again' }
  | { type: 'clear' };

export const NO_FILES: FilesState = { rows: [], nextId: 1, isRunning: false, tooMany: 0 };

/** The table's state after an event. */
export function reduceFiles(state: FilesState, event: FilesEvent): FilesState {
  switch (event.type) {
    case 'add': {
      const taken = event.sources.slice(0, MAX_FILES - state.rows.length);
      const added = taken.map((source, index) => ({ id: state.nextId + index, source }));
      return {
        ...state,
        rows: [...state.rows, ...added],
        nextId: state.nextId + added.length,
        tooMany: event.sources.length - taken.length,
      };
    }
    case 'begin':
      return { ...state, reading: event.id, isRunning: true, problem: undefined };
    case 'end': {
      const rows = state.rows.map((row) => (row.id === event.id ? { ...row, result: event.result } : row));
      return { ...state, rows, reading: undefined };
    }
    case 'halt':
      return { ...state, reading: undefined, isRunning: false, problem: event.problem };
    case 'again':
      return { ...state, rows: state.rows.map(({ id, source }) => ({ id, source })), problem: undefined };
    case 'clear':
      return { ...NO_FILES, nextId: state.nextId };
  }
}

/** The first file that hasn't been read. */
export const nextOf = ({ rows }: FilesState): FileRow | undefined =>
  rows.find(({ result }) => result === undefined);

export const countRead = ({ rows }: Pick<FilesState, 'rows'>): number =>
  rows.filter(({ result }) => result !== undefined).length;

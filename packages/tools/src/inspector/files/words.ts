import type { AiAnswer } from '@content-credentials/verdict/report/ai-use';
import { countOf } from '../../shared/count.ts';
import type { Column } from './order.ts';
import { labelsOf } from './order.ts';
import { countRead, type FilesState } from './state.ts';

export const COLUMNS: ReadonlyArray<readonly [column: Column, title: string]> = [
  ['name', 'File'],
  ['state', 'State'],
  ['signer', 'Signed by'],
  ['madeWith', 'Made with'],
  ['ai', 'AI'],
  ['time', 'Time of signing'],
  ['findings', 'Findings'],
];

export const AI_WORDS: Readonly<Record<AiAnswer, string>> = {
  yes: 'Yes',
  partly: 'Partly',
  no: 'No',
  'none stated': 'No generative AI stated',
  'not stated': 'Not stated',
};

/** Screen reader announcements for the table. Individual files aren't announced, because there can be hundreds. */
export function filesAnnouncement(state: FilesState): string {
  const { rows, isRunning, problem } = state;
  const total = countOf(rows.length, 'file');
  if (rows.length === 0) return '';
  if (problem) return problem.title;
  if (isRunning) return `Reading ${total}`;
  const read = countRead(state);
  const labels = labelsOf(rows).map(([label, count]) => `${count} ${label}`);
  return `${read === rows.length ? `${total} read` : `Stopped after ${read} of ${total}`}: ${labels.join(', ')}`;
}

import { verdictOf } from '@content-credentials/verdict/report/verdict';
import { OUTCOME_TITLES } from '../report/views/Outcomes.tsx';
import type { FilesState } from './files/state.ts';
import { filesAnnouncement } from './files/words.ts';
import type { Slot, State } from './state.ts';

function slotText(slot: Slot): string {
  switch (slot.status) {
    case 'empty':
      return '';
    case 'fetching':
      return 'Fetching the file';
    case 'reading':
      return 'Reading the file';
    case 'nothing':
      return OUTCOME_TITLES.nothing;
    case 'elsewhere':
      return OUTCOME_TITLES.elsewhere;
    case 'failed':
      return slot.problem.title;
    case 'done': {
      const { label, headline } = verdictOf(slot.report);
      return `${label}. ${headline}`;
    }
  }
}

/**
 * Screen reader announcements when the page changes. @param files whether the table of files is shown, and its progress
 */
export function announcementOf({ slots, sdk }: State, files: FilesState | undefined): string {
  if (files) return filesAnnouncement(files);
  const [first, second] = slots.map(slotText);
  if (sdk.status === 'failed' && !first) return sdk.problem.title;
  return second ? `Second file: ${second}` : (first ?? '');
}

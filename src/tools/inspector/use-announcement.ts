import { verdictOf } from '../../c2pa/report/verdict.ts';
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
      return 'No Content Credentials found';
    case 'elsewhere':
      return 'This file’s credentials are at another address';
    case 'failed':
      return slot.problem.title;
    case 'done': {
      const { label, sentence } = verdictOf(slot.report.state, slot.report.checks, slot.isTrustUsed);
      return `${label}. ${sentence}`;
    }
  }
}

/** What a reader who does not see the page is told when it changes. */
export function useAnnouncement({ slots, sdk }: State): string {
  const [first, second] = slots.map(slotText);
  if (sdk.status === 'failed' && !first) return sdk.problem.title;
  return second ? `Second file: ${second}` : (first ?? '');
}

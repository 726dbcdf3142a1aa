import { verdictOf } from '../../c2pa/report/verdict.ts';
import type { LabState } from './state.ts';

/** Screen reader announcements when the page changes; alerts are announced on their own. */
export function announcementOf({ signing, proof, picture }: LabState): string {
  if (signing.status === 'working') return 'Signing';
  if (signing.status === 'done' && proof?.report) {
    const { label, sentence } = verdictOf(proof.report.state, proof.report.checks, proof.look.isTrusted);
    const byte = proof.look.spot ? 'A byte is flipped. ' : '';
    return `${byte}${label}. ${sentence}`;
  }
  if (picture?.hasCredentials) return 'The image has Content Credentials. It will be signed as an edit.';
  return '';
}

import { verdictOf } from '../../c2pa/certificate-rules/verdict.ts';
import { NOTICES } from './model/notices.ts';
import type { Clinic } from './use-clinic.ts';

/** What a reader who does not see the page is told when it changes. */
export function announcementOf({ intake, diagnosis }: Pick<Clinic, 'intake' | 'diagnosis'>): string {
  if (!intake) return '';
  const told: string[] = intake.notices.map((kind) => NOTICES[kind].title);
  if (diagnosis) {
    const { label, sentence } = verdictOf(diagnosis);
    told.unshift(`${label}. ${sentence}`);
  }
  return told.join('. ');
}

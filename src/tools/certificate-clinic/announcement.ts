import { verdictOf } from '../../c2pa/certificate-rules/verdict.ts';
import { hintsOf } from './model/intake.ts';
import { NOTICES, SECRET_STEPS, secretWarning } from './model/notices.ts';
import type { Clinic } from './use-clinic.ts';

/** What a screen reader announces when the page changes. */
export function announcementOf({ intake, diagnosis }: Pick<Clinic, 'intake' | 'diagnosis'>): string {
  if (!intake) return '';
  if (intake.secret) return `${secretWarning(intake.secret).title}. ${SECRET_STEPS[0]}`;
  const kinds = diagnosis ? hintsOf(intake) : intake.notices;
  const told: string[] = kinds.map((kind) => NOTICES[kind].title);
  if (diagnosis) {
    const { label, sentence } = verdictOf(diagnosis);
    told.unshift(`${label}. ${sentence}`);
  }
  return told.join('. ');
}

import { requestVerdict } from '../../c2pa/certificate-rules/request.ts';
import { verdictOf } from '../../c2pa/certificate-rules/verdict.ts';
import { hintsOf } from './model/intake.ts';
import { NOTICES, SECRET_STEPS, secretWarning } from './model/notices.ts';
import type { Clinic } from './use-clinic.ts';

/** What a screen reader announces when the page changes. */
export function announcementOf({
  intake,
  diagnosis,
  request,
}: Pick<Clinic, 'intake' | 'diagnosis' | 'request'>): string {
  if (!intake) return '';
  if (intake.secret) return `${secretWarning(intake.secret).title}. ${SECRET_STEPS[0]}`;
  if (request) {
    const { label, sentence } = requestVerdict(request);
    return `${label}. ${sentence}`;
  }
  const kinds = diagnosis ? hintsOf(intake) : intake.notices;
  const sentences: string[] = kinds.map((kind) => NOTICES[kind].title);
  if (diagnosis) {
    const { label, sentence } = verdictOf(diagnosis);
    sentences.unshift(`${label}. ${sentence}`);
  }
  return sentences.join('. ');
}

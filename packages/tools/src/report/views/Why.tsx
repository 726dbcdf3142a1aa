import { settings } from 'virtual:provenance';
import type { Report } from '@content-credentials/verdict/report/report';
import { verdictOf } from '@content-credentials/verdict/report/verdict';
import { ADVICE, NOT_SHOWN } from '@content-credentials/verdict/report/verdict-table';
import { ShowText } from '../../shared/ShowText.tsx';
import { Failed } from './Failed.tsx';

export interface WhyProps {
  report: Report;
  /** Opens the checks, from the card whose title is above. */
  onChecks?: (() => void) | undefined;
}

/** The title says so, and the tag beside the name. */
const SAID = /The signer isn’t verified(?:: (.)| with the lists that were used\. |\. )/;

/** What failed, or else what the verdict rests on, without what its title says already; and where to read on. */
export function Why({ report, onChecks }: WhyProps) {
  const { trustedPage } = settings;
  const { kind, reliability, sentence, why } = verdictOf(report);
  const checks = report.state === 'Invalid' && onChecks && (
    <button type="button" className="link-button" onClick={onChecks}>
      See which check fails
    </button>
  );
  if (report.state === 'Invalid' && reliability === 'unreliable')
    return (
      <Failed report={report}>
        {/* A changed file's advice comes first, and what isn't shown is in the checks. */}
        <ShowText limit={600}>{sentence.replace(NOT_SHOWN, '')}</ShowText> {kind !== 'changed' && ADVICE}{' '}
        {checks}
      </Failed>
    );
  return (
    <p className="verdict-why">
      <ShowText limit={600}>
        {onChecks ? why.replace(SAID, (_said, next = '') => next.toUpperCase()) : why}
      </ShowText>{' '}
      {checks}
      {report.state === 'Valid' && trustedPage && <a href={trustedPage}>How a signer becomes trusted</a>}
    </p>
  );
}

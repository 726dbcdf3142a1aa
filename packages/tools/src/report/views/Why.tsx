import { settings } from 'virtual:provenance';
import type { Report } from '@content-credentials/verdict/report/report';
import { EXPIRED, EXPIRED_TERM } from '@content-credentials/verdict/report/states';
import { verdictOf } from '@content-credentials/verdict/report/verdict';
import { ADVICE, CAUSES, SIGNER_WORDS } from '@content-credentials/verdict/report/verdict-table';
import { ShowText } from '../../shared/ShowText.tsx';

/** Reasons that the title says in fewer words. */
const IN_TITLE: readonly string[] = [SIGNER_WORDS.trusted.headline, `${CAUSES.changed.headline} ${ADVICE}`];

export interface WhyProps {
  report: Report;
  /** Opens the checks. */
  onChecks?: (() => void) | undefined;
}

/** What the verdict rests on, without what its title says already, and where to read on. */
export function Why({ report, onChecks }: WhyProps) {
  const { reason, sentence, nameCaveat, label } = verdictOf(report);
  const { trustedPage } = settings;
  const said = [
    IN_TITLE.includes(reason) ? undefined : reason,
    sentence,
    label === EXPIRED.label ? EXPIRED_TERM : undefined,
    // The reason says that already.
    reason.endsWith(SIGNER_WORDS.unknown.headline) ? undefined : nameCaveat,
  ];
  return (
    <p className="verdict-why">
      <ShowText limit={600}>{said.filter(Boolean).join(' ')}</ShowText>{' '}
      {report.state === 'Invalid' && onChecks && (
        <button type="button" className="link-button" onClick={onChecks}>
          See which check fails
        </button>
      )}
      {report.state === 'Valid' && trustedPage && <a href={trustedPage}>How a signer becomes trusted</a>}
    </p>
  );
}

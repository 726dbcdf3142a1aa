import type { Voucher } from '../trust/pool.ts';
import { aiUseOf } from './ai-use.ts';
import type { Report } from './report.ts';
import { ownManifest } from './statement-rows.ts';
import { partlyProtected, reliabilityOf } from './states.ts';
import { hasMoreExclusions, unprotectedIn, verdictOf } from './verdict.ts';

const BEGINS: readonly string[] = ['c2pa.created', 'c2pa.opened'];

/** What the manifest says about the origin, as a claim. */
function originSentence(report: Report): string {
  const actions = ownManifest(report)?.actions ?? [];
  const isEdited = actions.some(({ action }) => !BEGINS.includes(action));
  const isCaptured = actions.some(
    ({ action, source }) => BEGINS.includes(action) && /apture$/.test(source?.address ?? ''),
  );
  const edited = isEdited ? ' and edited' : '';
  switch (aiUseOf(report).answer) {
    case 'yes':
      return `Says it was made with AI${edited}.`;
    case 'partly':
      return 'Says AI made or changed a part of it.';
    case 'no':
      return isCaptured
        ? `Says it was captured by a camera or recorder${edited}, without AI.`
        : `Says it was made${edited} without AI.`;
    case 'not stated':
      return isEdited
        ? 'Says it was edited. Doesn’t say whether with AI.'
        : 'Doesn’t say whether it was made with AI.';
  }
}

function unchangedSentence({ checks }: Report): string {
  const shown = unprotectedIn(checks);
  if (shown.length > 0) return `${partlyProtected(shown)}.`;
  return hasMoreExclusions(checks)
    ? 'Unchanged since it was signed, apart from parts that the signature doesn’t cover.'
    : 'Unchanged since it was signed.';
}

const vouchersOf = (report: Report): readonly Voucher[] => ownManifest(report)?.vouchers ?? [];

/**
 * Whether the signer's name can appear without “not verified”: in a Trusted file, and in a partly protected one whose
 * signer a current list vouches for.
 */
export const isSignerVerified = (report: Report): boolean =>
  report.state === 'Trusted' ||
  (report.state === 'Partial' && vouchersOf(report).some(({ isFrozen }) => !isFrozen));

/** Who vouches for the signer. */
function signerSentence(report: Report): string {
  if (isSignerVerified(report)) {
    const current = vouchersOf(report).filter(({ isFrozen }) => !isFrozen);
    return `Signer verified with: ${[...new Set(current.map(({ title }) => title))].join(', ')}.`;
  }
  if (vouchersOf(report).length === 0) return 'Signer unknown: anyone could have used this name.';
  return report.state === 'Interim' || report.state === 'Partial'
    ? 'Signer known only from the interim trust list, which is frozen, so don’t rely on the name.'
    : 'Not every signature in it is verified, so don’t rely on the names.';
}

/**
 * The answer in a few words, for someone who doesn't know Content Credentials: what the file says about its origin, whether
 * it changed since it was signed, and who vouches for the signer. Our own words only, except for the titles of
 * ingredients in an invalid file.
 */
export function answerOf(report: Report): string {
  switch (reliabilityOf(report.state)) {
    case 'signed':
      return [originSentence(report), unchangedSentence(report), signerSentence(report)].join(' ');
    case 'unbound':
      return [originSentence(report), 'Not compared with this file.', signerSentence(report)].join(' ');
    case 'unreliable':
      return `Don’t rely on its credentials. ${verdictOf(report.state, report.checks, true).sentence}`;
  }
}

import type { Check } from './checks.ts';

/**
 * When a manifest was signed, and who says so (C2PA 2.4, §15.8).
 *
 * - `trusted`: a time stamp whose authority chains to a selected trust anchor.
 * - `claimed`: an intact time stamp from an authority that isn't verified.
 * - `bad`: there's a time stamp, but it doesn't match or can't be read.
 * - `none`: there's no time stamp.
 */
export type SigningTime =
  | { state: 'trusted' | 'claimed'; time: string }
  | { state: 'bad'; code: string }
  | { state: 'none' };

const BAD = ['timeStamp.mismatch', 'timeStamp.malformed', 'timeStamp.outsideValidity'];

/**
 * @param time `signature_info.time` of the SDK's report
 * @param checks of the manifest that was signed
 */
export function signingTimeOf(time: string | undefined, checks: readonly Check[]): SigningTime {
  const isAmong = (code: string, outcome?: Check['outcome']) =>
    checks.some((check) => check.code === code && (outcome === undefined || check.outcome === outcome));
  const bad = BAD.find((code) => isAmong(code));
  if (bad && !isAmong('timeStamp.trusted', 'passed')) return { state: 'bad', code: bad };
  if (time === undefined) return { state: 'none' };
  const isTrusted = isAmong('timeStamp.trusted', 'passed') && !isAmong('timeStamp.untrusted');
  return { state: isTrusted ? 'trusted' : 'claimed', time };
}

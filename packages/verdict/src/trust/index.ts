import { textAt } from '../json.ts';
import { withTrust } from '../report/statuses.ts';
import { parseCertificate } from '../x509/certificate.ts';
import { fromBase64, toPem } from '../x509/pem.ts';
import { findTrust } from './find-trust.ts';
import type { Counts, TrustPool, Voucher } from './pool.ts';

/** A trust list in this site's format, with what the check needs. */
export interface ConvertedList {
  /** `C2PA trust list` */
  title: string;
  /** The day it was issued, `2026-08-05`. */
  issued: string;
  /** What its certificates can vouch for. */
  counts: Counts;
  /** CAs as DER in base64. */
  certificates: readonly { der: string }[];
}

/** The report with the signers that the lists vouch for. */
export interface CheckedTrust<Report> {
  report: Report;
  /** The lists that vouch for the signer of the active manifest; empty unless the state is `Trusted`. */
  vouchers: readonly Voucher[];
}

/** Reads a list's certificates. @throws Error if one can't be read */
export const poolOf = ({ title, issued, counts, certificates }: ConvertedList): TrustPool => ({
  title,
  issued,
  counts: [counts],
  anchors: certificates.map(({ der }) => parseCertificate(fromBase64(der))),
  allowed: [],
});

/** The certificates of all lists as PEM, for the SDK's setting of trust anchors. It has only one for both kinds. */
export const pemOf = (pools: readonly TrustPool[]): string =>
  pools.flatMap(({ anchors }) => anchors.map(toPem)).join('');

/**
 * Takes away the trust that the SDK gave with the wrong list or by an incomplete check of the chain. It never adds any.
 * @param report of the SDK, which got the certificates of the same lists
 * @param store the manifest store
 */
export async function checkTrust<Report>(
  report: Report,
  store: Uint8Array,
  pools: readonly TrustPool[],
): Promise<CheckedTrust<Report>> {
  const findings = await findTrust({ report, store }, pools);
  const checked = withTrust(report, findings) as Report;
  const isTrusted = textAt(checked, 'validation_state') === 'Trusted';
  const signature = `self#jumbf=/c2pa/${textAt(report, 'active_manifest')}/c2pa.signature`;
  return { report: checked, vouchers: isTrusted ? (findings.vouchers.get(signature) ?? []) : [] };
}

import { at, isRecord, listAt, textAt } from '../json.ts';
import { codeOf, FOUND_BY, stateOf } from '../report/statuses.ts';
import type { TrustFindings } from './find-trust.ts';

const labelIn = (url: string): string | undefined => /^self#jumbf=\/?c2pa\/([^/]+)\//.exec(url)?.[1];

const found = (code: string, url: string, explanation: string) => ({
  code,
  url,
  explanation,
  [FOUND_BY]: 'page',
});

/** Old claims (version 1) didn't need a trusted time stamp, so their certificates may have expired. */
const isOldClaim = (report: unknown, label: string): boolean =>
  textAt(report, 'manifests', label, 'claim_version') === '1';

/** The statuses of a manifest or ingredient, with this page's decision about trust. */
function decided(report: unknown, results: unknown, { vouchers, stamped, outdated }: TrustFindings): unknown {
  if (!isRecord(results)) return results;
  const failure = [...listAt(results, 'failure')];
  const informational = [...listAt(results, 'informational')];
  const expire = (url: string, label: string) => {
    const isReported = failure.some(
      (status) => codeOf(status) === 'signingCredential.expired' && textAt(status, 'url') === url,
    );
    if (!isReported && outdated.has(label) && !isOldClaim(report, label))
      failure.push(
        found(
          'signingCredential.expired',
          url,
          'The certificate isn’t within its validity period now, and the time stamp isn’t from an authority on a list for time stamps.',
        ),
      );
  };
  const success = listAt(results, 'success').filter((status) => {
    const code = codeOf(status);
    const url = textAt(status, 'url') ?? '';
    const label = labelIn(url) ?? '';
    if (code === 'claimSignature.insideValidity') expire(url, label);
    if (code === 'signingCredential.trusted') {
      if (vouchers.has(url) && !outdated.has(label)) return true;
      failure.push(
        found(
          'signingCredential.untrusted',
          url,
          'No list for signers makes this certificate trusted. The SDK reports it as trusted because it checks signers and time stamps with the same certificates.',
        ),
      );
      return false;
    }
    if (code === 'timeStamp.trusted' && !stamped.has(label)) {
      informational.push(
        found('timeStamp.untrusted', url, 'The time-stamping authority isn’t on a list for time stamps.'),
      );
      return false;
    }
    return true;
  });
  return { ...results, success, informational, failure };
}

/**
 * A report with this page's decision about who is trusted. It takes trust away, and never adds any: what the SDK
 * doesn't trust stays untrusted.
 * @param report of the SDK
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_validation_states
 */
export function withTrust(report: unknown, findings: TrustFindings): unknown {
  const results = at(report, 'validation_results');
  if (!isRecord(report) || !isRecord(results)) return withoutTrusted(report);
  const activeManifest = decided(report, at(results, 'activeManifest'), findings);
  const deltas = listAt(results, 'ingredientDeltas').map((delta) =>
    isRecord(delta)
      ? { ...delta, validationDeltas: decided(report, at(delta, 'validationDeltas'), findings) }
      : delta,
  );
  const sdkState = textAt(report, 'validation_state');
  const state = stateOf(
    activeManifest,
    deltas.map((delta) => at(delta, 'validationDeltas')),
  );
  const hasExpired = [activeManifest, ...deltas.map((delta) => at(delta, 'validationDeltas'))].some((one) =>
    listAt(one, 'failure').some(
      (status) => codeOf(status) === 'signingCredential.expired' && textAt(status, FOUND_BY) === 'page',
    ),
  );
  const worse = hasExpired ? 'Invalid' : sdkState === 'Trusted' && state !== 'Trusted' ? 'Valid' : sdkState;
  return {
    ...report,
    validation_results: {
      ...results,
      activeManifest,
      ...(deltas.length > 0 && { ingredientDeltas: deltas }),
    },
    ...(worse !== undefined && { validation_state: worse }),
  };
}

/** A report without results can't say why a signer is trusted. */
const withoutTrusted = (report: unknown): unknown =>
  isRecord(report) && textAt(report, 'validation_state') === 'Trusted'
    ? { ...report, validation_state: 'Valid' }
    : report;

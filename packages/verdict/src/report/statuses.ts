import { at, isRecord, listAt, textAt } from '../json.ts';
import type { TrustFindings } from '../trust/find-trust.ts';

/** Statuses about the comparison with a file's bytes (C2PA 2.4, §15.12). */
const ABOUT_BYTES = /^assertion\.(?:dataHash|bmffHash|boxesHash|collectionHash|multiAssetHash)\./;

/**
 * Codes that say whether a signer is trusted, and nothing about the file. The SDK calls a file Valid with them
 * (`is_tolerated_manifest_failure_code` of c2pa-rs 0.91); core 0.90 writes only the first.
 */
const ABOUT_TRUST: readonly string[] = [
  'signingCredential.untrusted',
  'cawg.identity.untrusted',
  // In place of the first for an identity, from core 0.91.
  'cawg.x509.credential.untrusted',
];

/** Who found a status that isn't the SDK's; reports from the SDK never have this key. */
export const FOUND_BY = 'foundBy';

/** The code of a validation status (C2PA 2.4, §15.2); an empty string if it has none. */
export const codeOf = (status: unknown): string => textAt(status, 'code') ?? '';

/** Whether a status is about the comparison with a file's bytes. */
export const isAboutBytes = (status: unknown): boolean => ABOUT_BYTES.test(codeOf(status));

/** Whether a status says only that a signer isn't trusted. */
export const isAboutTrust = ({ code }: { code: string }): boolean => ABOUT_TRUST.includes(code);

/**
 * Whether the signer of the claim is trusted; the same code is used for an identity's signer.
 * @param active the statuses of the active manifest, as `{ success, informational, failure }`
 */
export const isSignerTrusted = (active: unknown): boolean =>
  listAt(active, 'success').some(
    (status) =>
      codeOf(status) === 'signingCredential.trusted' &&
      (textAt(status, 'url') ?? '').endsWith('/c2pa.signature'),
  );

/**
 * The state that follows from statuses, by the SDK's rule (`ValidationResults::validation_state` of c2pa-rs 0.90).
 * @param active the statuses of the active manifest
 * @param deltas those of each ingredient
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_validation_states
 */
export function stateOf(active: unknown, deltas: readonly unknown[]): 'Invalid' | 'Valid' | 'Trusted' {
  const has = (code: string) => listAt(active, 'success').some((status) => codeOf(status) === code);
  const failures = [active, ...deltas].flatMap((one) => listAt(one, 'failure').map(codeOf));
  const isValid =
    has('claimSignature.validated') &&
    has('claimSignature.insideValidity') &&
    failures.every((code) => isAboutTrust({ code }));
  if (!isValid) return 'Invalid';
  return isSignerTrusted(active) && failures.length === 0 ? 'Trusted' : 'Valid';
}

/**
 * Failure statuses that only mean that a document wasn't retrieved, because the reader didn't allow the lookup or it
 * failed. The SDK counts them as failures of the file, although it found nothing wrong.
 */
const LOOKUP_FAILURES: readonly string[] = ['cawg.ica.did_unavailable'];

/** Whether a status means that a check wasn't performed because it needs the network. */
export const isNotChecked = (status: unknown): boolean => LOOKUP_FAILURES.includes(codeOf(status));

/** Moves the statuses of checks that weren't performed out of the failures. Missing lists stay missing. */
function aside(results: unknown): unknown {
  const failure = listAt(results, 'failure');
  const moved = failure.filter(isNotChecked);
  if (!isRecord(results) || moved.length === 0) return results;
  return {
    ...results,
    failure: failure.filter((status) => !isNotChecked(status)),
    informational: [...listAt(results, 'informational'), ...moved],
  };
}

/**
 * A report in which a lookup that wasn't performed, or failed, counts as not checked: its statuses are informational,
 * and the state follows from the other statuses. Other failures stay failures. This doesn't verify the identity
 * itself; `identitiesOf` says so.
 * @param report of the SDK; one without such a status is returned as it is
 */
export function withLookupsAside(report: unknown): unknown {
  const results = at(report, 'validation_results');
  const active = at(results, 'activeManifest');
  const deltas = listAt(results, 'ingredientDeltas');
  const all = [active, ...deltas.map((delta) => at(delta, 'validationDeltas'))];
  const hasSome = all.some((one) => listAt(one, 'failure').some(isNotChecked));
  if (!isRecord(report) || !isRecord(results) || !hasSome) return report;
  const activeManifest = aside(active);
  const ingredientDeltas = deltas.map((delta) =>
    isRecord(delta) ? { ...delta, validationDeltas: aside(at(delta, 'validationDeltas')) } : delta,
  );
  const state = stateOf(
    activeManifest,
    ingredientDeltas.map((delta) => at(delta, 'validationDeltas')),
  );
  return {
    ...report,
    validation_results: {
      ...results,
      activeManifest,
      ...(deltas.length > 0 && { ingredientDeltas }),
    },
    // Undoes only the effect of these statuses.
    validation_state:
      textAt(report, 'validation_state') === 'Invalid' ? state : at(report, 'validation_state'),
  };
}

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

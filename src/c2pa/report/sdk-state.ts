import { listAt, textAt } from '../json.ts';
import { codeOf, isAboutTrust } from './statuses.ts';

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

import { type Binding, isAboutBytes } from '../../c2pa/binding.ts';
import { at, isRecord, listAt, textAt } from '../../shared/json.ts';
import { isAboutTrust } from './checks.ts';

const hasOnlyTrust = (failures: readonly unknown[]) =>
  failures.every((status) => isAboutTrust({ code: textAt(status, 'code') ?? '' }));

/** The state of a report as the SDK derives it (`ValidationResults::validation_state` of c2pa-rs 0.90). */
function stateOf(active: unknown, deltas: readonly unknown[]): string {
  const has = (code: string) => listAt(active, 'success').some((status) => textAt(status, 'code') === code);
  const failures = [active, ...deltas.map((delta) => at(delta, 'validationDeltas'))].map((one) =>
    listAt(one, 'failure'),
  );
  const isValid =
    has('claimSignature.validated') && has('claimSignature.insideValidity') && failures.every(hasOnlyTrust);
  if (!isValid) return 'Invalid';
  return has('signingCredential.trusted') && failures.flat().length === 0 ? 'Trusted' : 'Valid';
}

/**
 * The report of a `.c2pa` file with what is known of the bytes it was signed for, in the place of what the SDK says of
 * them: it had only the `.c2pa` file to compare with.
 * @returns a report whose state is `Unbound` where everything holds that could be checked, and nothing says for which file
 */
export function rebind(report: unknown, binding: Binding): unknown {
  const results = at(report, 'validation_results');
  const active = at(results, 'activeManifest');
  if (!isRecord(report) || !isRecord(results) || !isRecord(active)) return report;
  const of = (list: string) => listAt(active, list).filter((status) => !isAboutBytes(status));
  const before = [...listAt(active, 'failure'), ...listAt(active, 'success')].find(isAboutBytes);
  const said = (outcome: string) => ({
    code: `assertion.dataHash.${outcome}`,
    url: textAt(before, 'url'),
    explanation: 'compared by this page, not by the SDK',
  });
  const success = [...of('success'), ...(binding === 'fits' ? [said('match')] : [])];
  const failure = [...of('failure'), ...(binding === 'differs' ? [said('mismatch')] : [])];
  const rebound = { ...active, success, failure };
  const state = stateOf(rebound, listAt(results, 'ingredientDeltas'));
  const isBound = binding === 'fits' || binding === 'differs';
  return {
    ...report,
    validation_results: { ...results, activeManifest: rebound },
    validation_state: isBound || state === 'Invalid' ? state : 'Unbound',
  };
}

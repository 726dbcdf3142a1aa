import { at, isRecord, listAt, textAt } from '../json.ts';
import { stateOf } from './sdk-state.ts';
import { codeOf } from './statuses.ts';

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

import { at, isRecord, listAt, textAt } from '../json.ts';
import { stateOf } from './sdk-state.ts';
import { codeOf } from './statuses.ts';

/**
 * Failure statuses that say nothing but that a document didn't come: because the reader didn't allow the lookup, or
 * because it failed. The SDK counts them among the failures of the file, although it found nothing wrong.
 */
const LOOKUP_FAILURES: readonly string[] = ['cawg.ica.did_unavailable'];

/** Whether a status stands for a check that wasn't made, since it needs the network. */
export const isNotChecked = (status: unknown): boolean => LOOKUP_FAILURES.includes(codeOf(status));

/** Takes the statuses of checks that weren't made out of the failures. Those of a list that isn't there stay away. */
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
 * A report in which a lookup that wasn't made, or failed, counts as not checked: its statuses are informational, and the
 * state is what the other statuses come to. Whatever else failed stays failed. The identity itself isn't verified by
 * that; `identitiesOf` says so.
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
    // Only what these statuses did is undone.
    validation_state:
      textAt(report, 'validation_state') === 'Invalid' ? state : at(report, 'validation_state'),
  };
}

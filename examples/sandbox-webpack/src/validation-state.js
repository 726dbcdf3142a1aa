// Turns the SDK's report and our own check into what the page may say. Pure functions over JSON.

import { unprotectedIn } from 'content-credentials-hash-coverage';

// #region state
/**
 * The state to show, as `wordsOf` knows it. Our own check can make the SDK's state worse, never better.
 * @returns `own`: what our check found but the SDK didn't
 */
export function stateOf({ report, coverage }) {
  const state = report.validation_state;
  if (coverage.state === 'broken') {
    const { code, message } = coverage.fault;
    const isKnown = failuresOf(report).some((one) => one.code === code && !one.isOfIngredient);
    return isKnown ? { state: 'Invalid' } : { state: 'Invalid', own: message };
  }
  if (coverage.state === 'unknown' && state !== 'Invalid') return { state: 'Unbound', own: coverage.reason };
  if (state !== 'Invalid' && unprotectedIn(coverage).length > 0) return { state: 'Partial' };
  return { state };
}
// #endregion state

/** What failed for this file or one of its ingredients. */
export function failuresOf(report) {
  const { activeManifest, ingredientDeltas } = report.validation_results ?? {};
  const deltas = (ingredientDeltas ?? []).flatMap(({ validationDeltas }) => validationDeltas?.failure ?? []);
  return [
    ...(activeManifest?.failure ?? []).map((one) => ({
      ...one,
      isOfIngredient: isOfIngredient(one, report),
    })),
    ...deltas.map((one) => ({ ...one, isOfIngredient: true })),
  ];
}

/** The SDK lists some ingredient failures among the file's: their address names another manifest. */
function isOfIngredient({ code, url }, { active_manifest }) {
  if (code.startsWith('ingredient.')) return true;
  if (/^assertion\.\w+Hash\./.test(code)) return false; // after an update, the hash is in the parent's manifest
  const [, label] = /^self#jumbf=\/c2pa\/([^/]+)/.exec(url) ?? [];
  return label !== undefined && label !== active_manifest;
}

/** What the hash leaves out besides the manifest store: changes there aren't detected. */
export const uncoveredIn = (coverage) =>
  (coverage.uncovered ?? []).filter(({ kind }) => kind === 'metadata' || kind === 'other');

// Turns the SDK's report and our own check into the state that the page may show. Pure functions over JSON.
import type { ManifestStore } from '@contentauth/c2pa-web';
import { type Coverage, type Uncovered, unprotectedIn } from 'content-credentials-hash-coverage';

export interface Verdict {
  state: string;
  /** What our own check found but the SDK didn't. */
  own?: string;
}

export interface Failure {
  code: string;
  explanation: string;
  /** Whether it's about an ingredient instead of the file itself. */
  isOfIngredient: boolean;
}

// #region state
/** The state to show, as `wordsOf` knows it. Our own check can make the SDK's state worse, never better. */
export function verdictOf(report: ManifestStore, coverage: Coverage): Verdict {
  const state = report.validation_state ?? '';
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

interface Status {
  code: string;
  url?: string | null;
  explanation?: string | null;
}

/** What failed for this file or one of its ingredients. */
export function failuresOf(report: ManifestStore): Failure[] {
  const { activeManifest, ingredientDeltas } = report.validation_results ?? {};
  const deltas = (ingredientDeltas ?? []).flatMap(({ validationDeltas }) => validationDeltas?.failure ?? []);
  const failure = ({ code, explanation }: Status, isOfIngredient: boolean) => ({
    code,
    explanation: explanation ?? '',
    isOfIngredient,
  });
  return [
    ...(activeManifest?.failure ?? []).map((one) => failure(one, isOfIngredient(one, report))),
    ...deltas.map((one) => failure(one, true)),
  ];
}

/** The SDK lists some ingredient failures among the file's: their address names another manifest. */
function isOfIngredient({ code, url }: Status, { active_manifest }: ManifestStore): boolean {
  if (code.startsWith('ingredient.')) return true;
  if (/^assertion\.\w+Hash\./.test(code)) return false; // after an update, the hash is in the parent's manifest
  const [, label] = /^self#jumbf=\/c2pa\/([^/]+)/.exec(url ?? '') ?? [];
  return label !== undefined && label !== active_manifest;
}

/** What the hash leaves out besides the manifest store: changes there aren't detected. */
export const uncoveredIn = (coverage: Coverage): Uncovered[] =>
  coverage.state === 'covered'
    ? coverage.uncovered.filter(({ kind }) => kind === 'metadata' || kind === 'other')
    : [];

// #region time
export interface SigningTime {
  time: string;
  /** Whether the time-stamping authority chains to a trust anchor. */
  isVerified: boolean;
}

/** The time stamp's time. Anyone can issue one, so unless it's verified, it's only a claim. */
export function signingTimeOf({ validation_results, ...report }: ManifestStore): SigningTime | undefined {
  const time = report.manifests?.[report.active_manifest ?? '']?.signature_info?.time;
  const { success = [], informational = [], failure = [] } = validation_results?.activeManifest ?? {};
  const noted = [...informational, ...failure].map(({ code }) => code);
  if (!time || noted.some((code) => /^timeStamp\.(?:mismatch|malformed|outsideValidity)$/.test(code)))
    return undefined;
  const isVerified = success.some(({ code }) => code === 'timeStamp.trusted');
  return { time, isVerified: isVerified && !noted.includes('timeStamp.untrusted') };
}
// #endregion time

// What the page and the route say about a file, from the report of either library.
import { type Coverage, unprotectedIn } from 'content-credentials-hash-coverage';
import { aiIn } from './ai';
import type { Report } from './report';

export interface Summary {
  /** The library's state, or what our own check makes of it: `Partial` or `Unbound`. */
  state: string;
  title?: string;
  /** Only if a trust list vouches for the signer. Any other name is what someone typed into a certificate. */
  signer?: string;
  /** Only if a trusted time-stamping authority confirms it. */
  signed?: string;
  /** What the file says about generative AI; undefined if it says nothing. */
  ai?: string;
  /** Status codes of what failed. */
  problems: string[];
  /** What a viewer shows but the signature doesn't protect, in sentences. */
  unprotected: string[];
}

// #region summary
/** Our own check of what the hash covers can make the library's state worse, never better. */
export function summaryOf(report: Report, coverage: Coverage): Summary {
  const active = report.manifests?.[report.active_manifest ?? ''];
  const state = stateOf(report.validation_state ?? 'Invalid', coverage);
  const codes = report.validation_results?.activeManifest;
  const found = codes?.failure.map(({ code }) => code) ?? [];
  const isTimed = codes?.success?.some(({ code }) => code === 'timeStamp.trusted');
  const problems = [...new Set(coverage.state === 'broken' ? [...found, coverage.fault.code] : found)];
  const unprotected = unprotectedIn(coverage);
  if (state === 'Invalid') return { state, problems, unprotected }; // what it claims can't be relied on
  return {
    state,
    title: active?.title ?? undefined,
    signer: state === 'Trusted' ? (active?.signature_info?.common_name ?? undefined) : undefined,
    signed: isTimed ? (active?.signature_info?.time ?? undefined) : undefined,
    ai: aiIn(report),
    problems,
    unprotected,
  };
}

function stateOf(state: string, coverage: Coverage): string {
  if (state === 'Invalid' || coverage.state === 'broken') return 'Invalid';
  if (coverage.state === 'unknown') return 'Unbound';
  return unprotectedIn(coverage).length > 0 ? 'Partial' : state;
}
// #endregion summary

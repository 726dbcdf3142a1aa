// What the page and the route say about a file, from the report of either library.
import { type Coverage, unprotectedIn, wordsOf } from 'content-credentials-hash-coverage';

/** The parts of the report that we use. Every text in it comes from whoever signed the file. */
export interface Report {
  active_manifest?: string | null;
  manifests?: Record<
    string,
    { title?: string | null; signature_info?: { common_name?: string | null } | null }
  >;
  validation_state?: string | null;
  validation_results?: { activeManifest?: { failure: { code: string }[] } | null } | null;
}

export interface Summary {
  state: string;
  title?: string;
  signer?: string;
  problems: string[];
}

// #region summary
/** Our own check of what the hash covers can make the library's state worse, never better. */
export function summaryOf(report: Report, coverage: Coverage): Summary {
  const active = report.manifests?.[report.active_manifest ?? ''];
  const state = report.validation_state ?? 'Invalid';
  const problems = report.validation_results?.activeManifest?.failure.map(({ code }) => code) ?? [];
  if (coverage.state === 'broken') {
    return { state: 'Invalid', problems: [...new Set([...problems, coverage.fault.code])] };
  }
  if (state === 'Invalid') return { state, problems }; // what it claims can't be relied on
  return {
    state: shownState(state, coverage),
    title: active?.title ?? undefined,
    signer: active?.signature_info?.common_name ?? undefined,
    problems: [...problems, ...unprotectedIn(coverage)],
  };
}

function shownState(state: string, coverage: Coverage): string {
  if (coverage.state !== 'covered') return wordsOf('Unbound').label;
  return unprotectedIn(coverage).length > 0 ? wordsOf('Partial').label : state;
}
// #endregion summary

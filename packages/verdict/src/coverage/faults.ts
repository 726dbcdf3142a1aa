import type { CoverageCode, CoverageFault, FaultKind, RuleOutcome, Span } from './types.ts';

/**
 * The clauses of C2PA 2.4 that files are checked against: section, and its anchor in
 * https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html
 */
export const CLAUSES = {
  '10.3.2.1': '_adding_assertions_and_redactions',
  '11.1.4.2': '_manifest_store',
  '13.1': '_hashing',
  '15.4': '_determining_the_hashing_algorithm',
  '15.10.1': '_validate_the_correct_assertions_for_the_type_of_manifest',
  '15.10.3': '_assertion_validation',
  '15.12': '_validate_the_assets_content',
  '15.12.1.1': '_validating_a_data_hash',
  '15.12.2': '_validating_a_bmff_hash',
  '15.12.2.1': '_non_fragmented_asset_using_merkle_tree',
  '15.12.3': '_validating_a_general_box_hash',
  '18.6.2': 'bmff-hash-computation',
  'A.5.3': '_box_containing_the_manifest',
  'A.5.6': '_exclusion_list_requirements',
} as const;

export type Section = keyof typeof CLAUSES;

/** What a code means where nothing else is said. A mismatch that names bytes is a gap. */
function kindOf(code: CoverageCode, spans: readonly Span[]): FaultKind {
  if (code.endsWith('.malformed')) return 'malformed binding';
  switch (code) {
    case 'claim.hardBindings.missing':
      return 'no binding';
    case 'assertion.multipleHardBindings':
      return 'several bindings';
    case 'assertion.hashedURI.mismatch':
      return 'changed binding';
    case 'algorithm.unsupported':
      return 'algorithm';
    default:
      return spans.length > 0 ? 'gap' : 'changed';
  }
}

/**
 * A rule that the file breaks, as the outcome of a check.
 * @param spans bytes that the fault is about, which the hash should cover and doesn't unless `kind` says otherwise
 */
export const fault = (
  code: CoverageCode,
  section: Section,
  message: string,
  spans: readonly Span[] = [],
  kind: FaultKind = kindOf(code, spans),
): { fault: CoverageFault } => ({
  fault: { kind, code, message, clause: { section, anchor: CLAUSES[section] }, spans: [...spans] },
});

/** Ends a check early: something inside a file breaks a rule or can't be checked. */
export class Refused extends Error {
  override name = 'Refused';
  readonly outcome: Exclude<RuleOutcome, { uncovered: unknown }>;

  constructor(outcome: Exclude<RuleOutcome, { uncovered: unknown }>) {
    super('fault' in outcome ? outcome.fault.message : outcome.unknown);
    this.outcome = outcome;
  }
}

/** The file breaks a rule. Thrown where continuing makes no sense; takes the arguments of `fault`. */
export const broken = (...what: Parameters<typeof fault>): Refused => new Refused(fault(...what));

/** The file may be fine, but this library can't tell. */
export const undecided = (reason: string): Refused => new Refused({ unknown: reason });

/** Runs a check, and turns what it refuses into an outcome. Other errors are bugs and pass through. */
export async function outcomeOf(check: () => Promise<RuleOutcome>): Promise<RuleOutcome> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}

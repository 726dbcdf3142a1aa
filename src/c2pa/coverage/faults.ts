import type { CoverageCode, CoverageFault, Span } from './types.ts';

/** Where the rules stand in the C2PA 2.4 specification, by section. */
export const CLAUSES = {
  '8.4.2.3': '_hashing_jumbf_boxes',
  '9.2.6': 'asset_metadata_bindings',
  '10.3.2.1': '_adding_assertions_and_redactions',
  '11.1.4.2': '_manifest_store',
  '13.1': '_hashing',
  '15.5': '_locating_the_active_manifest',
  '15.10.1': '_validate_the_correct_assertions_for_the_type_of_manifest',
  '15.10.3': '_assertion_validation',
  '15.12': '_validate_the_assets_content',
  '15.12.1.1': '_validating_a_data_hash',
  '15.12.1.2': '_hashing_of_jpeg_1_files',
  '15.12.2': '_validating_a_bmff_hash',
  '15.12.3': '_validating_a_general_box_hash',
  '15.12.5': '_validating_a_collection_data_hash',
  '18.5.1': '_data_hash',
  '18.6.2': 'bmff-hash-computation',
  '18.7.1': '_description_6',
  'A.3.1': '_embedding_manifests_into_jpeg',
  'A.5.3': '_box_containing_the_manifest',
  'A.5.6': '_exclusion_list_requirements',
} as const;

export type Section = keyof typeof CLAUSES;

/** A fault, with the clause that it breaks. */
export const fault = (
  code: CoverageCode,
  section: Section,
  message: string,
  spans: readonly Span[] = [],
): { fault: CoverageFault } => ({
  fault: { code, message, clause: { section, anchor: CLAUSES[section] }, spans: [...spans] },
});

/** Thrown by code deep in a rule, and caught where the rule begins. */
export class BrokenRule extends Error {
  override name = 'BrokenRule';
  readonly fault: CoverageFault;

  constructor(...what: Parameters<typeof fault> | [CoverageFault]) {
    const broken = what.length === 1 ? what[0] : fault(...what).fault;
    super(broken.message);
    this.fault = broken;
  }
}

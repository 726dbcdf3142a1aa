import type { Clause } from '../refused.ts';

/** The clauses of C2PA 2.4 that BMFF files are judged by. */
export const CLAUSES = {
  validation: { section: '15.12.2', anchor: '_validating_a_bmff_hash' },
  merkle: { section: '15.12.2.1', anchor: '_non_fragmented_asset_using_merkle_tree' },
  fragments: { section: '15.12.2.2', anchor: '_fragmented_asset_using_merkle_tree' },
  algorithm: { section: '15.4', anchor: '_determining_the_hashing_algorithm' },
  computation: { section: '18.6.2', anchor: 'bmff-hash-computation' },
  uuid: { section: 'A.5.1', anchor: 'uuid_box' },
  manifest: { section: 'A.5.3', anchor: '_box_containing_the_manifest' },
  auxiliary: { section: 'A.5.4', anchor: '_auxiliary_c2pa_boxes_for_large_and_fragmented_files' },
  exclusions: { section: 'A.5.6', anchor: '_exclusion_list_requirements' },
} as const satisfies Record<string, Clause>;

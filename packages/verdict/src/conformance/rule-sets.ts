import type { Rule, RuleSetId, SpecVersion } from './rule.ts';
import { RULES } from './rules/table.ts';

/** The rules of one version of the program for one version of the standard. */
export interface RuleSet {
  id: RuleSetId;
  program: '0.1' | '0.2';
  spec: SpecVersion;
  rules: readonly Rule[];
}

/** Program 0.2 added these. */
const SINCE_PROGRAM_2: ReadonlySet<string> = new Set([
  'mandatory_spec_version',
  'mandatory_all_actions_included',
  'no_dst_for_opened_action',
]);

const SINCE_SPEC_2_4: ReadonlySet<string> = new Set([
  'no_deprecated_claim_fields',
  'ingredient_v3_choice',
  'alternative_content_representation_choice',
  'forbidden_labels_in_external_references',
  'no_url_in_hashes',
  'all_actions_included_opened',
  'opened_action_ingredient_reference',
  'no_box_hash_for_tiff',
]);

const setOf = (program: RuleSet['program'], spec: SpecVersion): RuleSet => ({
  id: `${program}/${spec}` as RuleSetId,
  program,
  spec,
  rules: RULES.filter(
    ({ id }) =>
      (program === '0.2' || !SINCE_PROGRAM_2.has(id)) && (spec === '2.4' || !SINCE_SPEC_2_4.has(id)),
  ),
});

/** The newest first. */
export const RULE_SETS: readonly RuleSet[] = [setOf('0.2', '2.4'), setOf('0.2', '2.2'), setOf('0.1', '2.2')];

/** `program 0.2, C2PA 2.4` */
export const nameOfSet = ({ program, spec }: RuleSet): string => `program ${program}, C2PA ${spec}`;

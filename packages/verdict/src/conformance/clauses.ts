const SPECIFICATION =
  'https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#';
const PROGRAM =
  'https://github.com/c2pa-org/conformance-public/blob/main/docs/v0.2/Additional%20Conformance%20Requirements%20Against%20the%20Content%20Credentials%20Specification.md';

export interface Clause {
  title: string;
  href: string;
}

const standard = (number: string, title: string, anchor: string): Clause => ({
  title: `C2PA 2.4, ${number} ${title}`,
  href: SPECIFICATION + anchor,
});

/** The program's requirements beyond the standard. GitHub gives its headings no short anchors. */
const program = (title: string): Clause => ({ title: `Program 0.2, ${title}`, href: PROGRAM });

/** Where each rule is written, as of C2PA 2.4: rules for 2.2 have the same clauses under other numbers. */
export const CLAUSE = {
  validation: standard('15.2', 'Returning Validation Results', '_returning_validation_results'),
  validateAssertions: standard('15.10', 'Validate the Assertions', '_validate_the_assertions'),
  labels: standard('6.2', 'Labels', 'assertion_labels'),
  status: standard('C.1', 'Status of Constructs', '_status_of_constructs'),
  identifier: standard('8.1', 'Uniquely Identifying C2PA Manifests and Assets', 'manifest-identifier'),
  generatorInfo: standard('10.2.3', 'Claim Generator Info', '_claim_generator_info'),
  ratings: standard('18.3', 'Review Ratings', '_review_ratings'),
  dataHash: standard('18.5', 'Data Hash', '_data_hash'),
  boxHash: standard('18.7', 'General Box Hash', '_general_box_hash'),
  alternativeContent: standard(
    '18.14',
    'Alternative Content Representation',
    'alternative_content_representation_assertion',
  ),
  actions: standard('18.15', 'Actions', '_actions'),
  firstAction: standard(
    '18.15.2',
    'Mandatory presence of at least one actions assertion',
    '_mandatory_presence_of_at_least_one_actions_assertion',
  ),
  allActions: standard('18.15.3', 'All actions included', 'all-actions'),
  actionFields: standard('18.15.4', 'Fields in the actions assertion', '_fields_in_the_actions_assertion'),
  sourceType: standard('18.15.4.5', 'Digital Source Type', '_digital_source_type'),
  deprecatedActions: standard('18.15.11', 'Deprecated Actions', '_deprecated_actions'),
  ingredient: standard('18.16', 'Ingredient', 'ingredient_assertion'),
  ingredientV3: standard('18.16.12', 'V3 ingredient assertions', '_v3_ingredient_assertions'),
  externalReference: standard('18.24', 'External Reference', '_external_reference'),
  programSpecVersion: program('specVersion in the claim generator’s information'),
  programAllActions: program('allActionsIncluded'),
  programSourceType: program('digitalSourceType in selected actions'),
  programOpened: program('no digitalSourceType in c2pa.opened'),
} as const satisfies Record<string, Clause>;

import { CLAUSE } from '../clauses.ts';
import type { Rule } from '../rule.ts';
import * as actions from './actions.ts';
import * as assertions from './assertions.ts';
import * as claim from './claim.ts';
import * as results from './results.ts';

/** Every rule that the program publishes for files, in the order of its rubrics. */
export const RULES: readonly Rule[] = [
  {
    id: 'mandatory_dst_for_perceptible_transformations',
    check: actions.mandatoryDstForPerceptibleTransformations,
    rule: 'Every standard action that changes what the media shows or says has a `digitalSourceType`.',
    clause: CLAUSE.programSourceType,
    fix: {
      kind: 'definition',
      text: 'Add `digitalSourceType` to each action that’s listed. For an edit that a person made with ordinary tools, that’s `http://cv.iptc.org/newscodes/digitalsourcetype/humanEdits`.',
    },
  },
  {
    id: 'mandatory_spec_version',
    check: claim.mandatorySpecVersion,
    rule: 'The claim’s `claim_generator_info` names this version of the standard as `specVersion`. For C2PA 2.2, it can be missing.',
    clause: CLAUSE.programSpecVersion,
    fix: {
      kind: 'definition',
      text: 'Set `specVersion` in the first entry of `claim_generator_info` to the version in your product’s record, such as `2.4.0`.',
    },
  },
  {
    id: 'mandatory_all_actions_included',
    check: actions.mandatoryAllActionsIncluded,
    rule: 'Every actions assertion says in `allActionsIncluded` whether its list is complete.',
    clause: CLAUSE.programAllActions,
    fix: {
      kind: 'definition',
      text: 'Write the actions assertion yourself instead of only setting an intent, and add `allActionsIncluded` next to `actions`. Set it to `true` only if nothing else was done to the file.',
    },
  },
  {
    id: 'no_dst_for_opened_action',
    check: actions.noDstForOpenedAction,
    rule: 'No `c2pa.opened` action has a `digitalSourceType`. This applies from C2PA 2.4.',
    clause: CLAUSE.programOpened,
    fix: {
      kind: 'definition',
      text: 'Remove `digitalSourceType` from `c2pa.opened`, because opening a file doesn’t make anything. Actions that follow keep theirs.',
    },
  },
  {
    id: 'well_formed_data_present',
    check: results.dataPresent,
    rule: 'The crJSON has validation results, so that it can be seen whether the manifest is well-formed.',
    clause: CLAUSE.validation,
    fix: {
      kind: 'crjson',
      text: 'Generate the crJSON with a validator that writes `validationResults` for the active manifest.',
    },
  },
  {
    id: 'well_formed_success',
    check: results.wellFormedSuccess,
    rule: 'The validator didn’t find anything malformed in the manifest.',
    clause: CLAUSE.validateAssertions,
    fix: {
      kind: 'definition',
      text: 'Look up each code that’s listed among the status codes. It names the assertion or claim to correct before you sign again.',
    },
  },
  {
    id: 'valid_data_present',
    check: results.dataPresent,
    rule: 'The crJSON has validation results, so that it can be seen whether the file changed.',
    clause: CLAUSE.validation,
    fix: {
      kind: 'crjson',
      text: 'Generate the crJSON with a validator that writes `validationResults` for the active manifest.',
    },
  },
  {
    id: 'valid_success',
    check: results.validSuccess,
    rule: 'The validator didn’t find a hash that doesn’t match, or a claim without a signature.',
    clause: CLAUSE.validation,
    fix: {
      kind: 'signing-order',
      text: 'Sign last, because any later change to the file breaks its hash. Resize, convert, and write metadata before signing.',
    },
  },
  {
    id: 'inception_action_position',
    check: actions.inceptionActionPosition,
    rule: 'The first actions assertion among the claim’s created assertions is `c2pa.actions.v2`, and `c2pa.created` or `c2pa.opened` is the first action.',
    clause: CLAUSE.firstAction,
    fix: {
      kind: 'created-list',
      text: 'Have the claim list the actions as created. By default, the SDKs list them as gathered. Put `c2pa.created` or `c2pa.opened` first.',
    },
  },
  {
    id: 'no_deprecated_assertions',
    check: assertions.noDeprecatedAssertions,
    rule: 'No assertion has a label that C2PA 2.2 deprecated, or one that begins with `stds.`.',
    clause: CLAUSE.status,
    fix: {
      kind: 'definition',
      text: 'Use the current label: `c2pa.actions.v2`, `c2pa.ingredient.v3`, `c2pa.hash.bmff.v3`, or `c2pa.asset-type.v2`. Put what was in a `stds.` assertion into `c2pa.metadata`. A new SDK writes the current hash and ingredient by itself.',
    },
  },
  {
    id: 'no_unsupported_assertions',
    check: assertions.noUnsupportedAssertions,
    rule: 'Every assertion whose label begins with `c2pa.` is one that this version of the standard has.',
    clause: CLAUSE.labels,
    fix: {
      kind: 'definition',
      text: 'Correct the label, or use your own namespace for an assertion of your own, such as `com.example.rights`. If a later version of the standard has it, check the file against that version.',
    },
  },
  {
    id: 'no_deprecated_actions',
    check: actions.noDeprecatedActions,
    rule: 'No action is deprecated.',
    clause: CLAUSE.deprecatedActions,
    fix: {
      kind: 'definition',
      text: 'Use the current action: for example, `c2pa.adjustedColor` instead of `c2pa.color_adjustments`, and for C2PA 2.4, `c2pa.watermarked.bound` or `c2pa.watermarked.unbound` instead of `c2pa.watermarked`.',
    },
  },
  {
    id: 'no_unsupported_actions',
    check: actions.noUnsupportedActions,
    rule: 'Every action whose name begins with `c2pa.` is one that this version of the standard has.',
    clause: CLAUSE.actions,
    fix: {
      kind: 'definition',
      text: 'Correct the action’s name, or use your own namespace for an action of your own, such as `com.example.stitched`.',
    },
  },
  {
    id: 'no_unrecognized_custom_assertions',
    check: assertions.noUnrecognizedCustomAssertions,
    rule: 'The label of every other assertion has a namespace, so it contains a dot.',
    clause: CLAUSE.labels,
    fix: {
      kind: 'definition',
      text: 'Put your domain in front of the label, in reverse order: `com.example.rights` instead of `rights`.',
    },
  },
  {
    id: 'no_unrecognized_custom_actions',
    check: actions.noUnrecognizedCustomActions,
    rule: 'The name of every other action has a namespace, so it contains a dot.',
    clause: CLAUSE.actions,
    fix: {
      kind: 'definition',
      text: 'Put your domain in front of the action’s name, in reverse order: `com.example.stitched` instead of `stitched`.',
    },
  },
  {
    id: 'no_unrecognized_custom_action_parameters',
    check: actions.noUnrecognizedCustomActionParameters,
    rule: 'Every key in an action’s `parameters` is in the standard, or has a namespace.',
    clause: CLAUSE.actionFields,
    fix: {
      kind: 'definition',
      text: 'Put your domain in front of the key, in reverse order: `com.example.strength` instead of `strength`.',
    },
  },
  {
    id: 'discouraged_legacy_action_parameters',
    check: actions.discouragedLegacyActionParameters,
    isWarning: true,
    rule: 'No action has `description` or `ingredient` in its `parameters`.',
    clause: CLAUSE.actionFields,
    fix: {
      kind: 'definition',
      text: 'Move `description` from `parameters` to the action itself, and write `ingredients`, which is a list, instead of `ingredient`.',
    },
  },
  {
    id: 'active_manifest_urn',
    check: claim.activeManifestUrn,
    rule: 'The active manifest’s label begins with `urn:c2pa:`.',
    clause: CLAUSE.identifier,
    fix: {
      kind: 'definition',
      text: 'Remove `claim_version` and `label` from the definition, so the SDK writes a claim of version 2 with a label of its own. If the label stays `urn:uuid:`, use a newer SDK.',
    },
  },
  {
    id: 'review_ratings_datasource',
    check: assertions.reviewRatingsDatasource,
    rule: 'No assertion whose `dataSource` is a person’s entry has `reviewRatings`.',
    clause: CLAUSE.ratings,
    fix: {
      kind: 'definition',
      text: 'Remove `reviewRatings`, or name the source that was rated in `dataSource`.',
    },
  },
  {
    id: 'ingredient_v3_no_active_manifest',
    check: assertions.ingredientV3NoActiveManifest,
    rule: 'An ingredient without `activeManifest` has no `validationResults` either.',
    clause: CLAUSE.ingredientV3,
    fix: {
      kind: 'definition',
      text: 'Add the ingredient from its file, so the SDK validates it, instead of writing the assertion yourself.',
    },
  },
  {
    id: 'ingredient_v3_mandatory_validation_results',
    check: assertions.ingredientV3MandatoryValidationResults,
    rule: 'An ingredient with `activeManifest` has `validationResults`.',
    clause: CLAUSE.ingredientV3,
    fix: {
      kind: 'definition',
      text: 'Add the ingredient from its file, so the SDK validates it, instead of writing the assertion yourself.',
    },
  },
  {
    id: 'ingredient_relationship_values',
    check: assertions.ingredientRelationshipValues,
    rule: 'Every ingredient’s `relationship` is `parentOf`, `componentOf`, or `inputTo`.',
    clause: CLAUSE.ingredient,
    fix: {
      kind: 'definition',
      text: 'Set the ingredient’s `relationship` to `parentOf` for the file that was edited, `componentOf` for one that was placed in it, or `inputTo` for the input of a process.',
    },
  },
  {
    id: 'mandatory_dst_for_created_action',
    check: actions.mandatoryDstForCreatedAction,
    rule: 'Every `c2pa.created` action has a `digitalSourceType`.',
    clause: CLAUSE.sourceType,
    fix: {
      kind: 'definition',
      text: 'Add `digitalSourceType` to `c2pa.created`, or set an intent to create, which takes one.',
    },
  },
  {
    id: 'no_deprecated_claim_fields',
    check: claim.noDeprecatedClaimFields,
    rule: 'The claim itself has no `specVersion`.',
    clause: CLAUSE.generatorInfo,
    fix: {
      kind: 'definition',
      text: 'Put `specVersion` in `claim_generator_info` instead of the claim.',
    },
  },
  {
    id: 'ingredient_v3_choice',
    check: assertions.ingredientV3Choice,
    rule: 'No ingredient has both `activeManifest` and `digitalSourceType`.',
    clause: CLAUSE.ingredientV3,
    fix: {
      kind: 'definition',
      text: 'Remove `digitalSourceType` from an ingredient that has Content Credentials, because its own manifest states the type of source.',
    },
  },
  {
    id: 'alternative_content_representation_choice',
    check: assertions.alternativeContentRepresentationChoice,
    rule: 'An alternative representation of type `exif.originalPreservationImage` has either `multiAssetPartIndex` or `embeddedOriginalPreservationImage`.',
    clause: CLAUSE.alternativeContent,
    fix: {
      kind: 'definition',
      text: 'Keep one of the two parameters: the part’s number if the image is a part of the file, or the embedded image.',
    },
  },
  {
    id: 'forbidden_labels_in_external_references',
    check: assertions.forbiddenLabelsInExternalReferences,
    rule: 'No external reference stands for actions, an ingredient, a hash, cloud data, or another external reference.',
    clause: CLAUSE.externalReference,
    fix: {
      kind: 'definition',
      text: 'Put that assertion in the manifest itself instead of referring to it.',
    },
  },
  {
    id: 'no_url_in_hashes',
    check: assertions.noUrlInHashes,
    rule: 'No data hash or BMFF hash has a `url`.',
    clause: CLAUSE.dataHash,
    fix: {
      kind: 'definition',
      text: 'Leave the hash assertion to the SDK, or remove `url` from it.',
    },
  },
  {
    id: 'all_actions_included_opened',
    check: actions.allActionsIncludedOpened,
    rule: 'If `c2pa.opened` is the only action, `allActionsIncluded` is `true`.',
    clause: CLAUSE.allActions,
    fix: {
      kind: 'definition',
      text: 'Set `allActionsIncluded` to `true` if the file was only opened and saved. If it was edited, list the edits.',
    },
  },
  {
    id: 'opened_action_ingredient_reference',
    check: actions.openedActionIngredientReference,
    rule: 'Every `c2pa.opened` action refers to exactly one ingredient.',
    clause: CLAUSE.actionFields,
    fix: {
      kind: 'definition',
      text: 'Set an intent to edit and add the parent ingredient, so the SDK writes the reference. If you write the action yourself, list the parent’s ID, and only that, in `ingredientIds` under `parameters`.',
    },
  },
  {
    id: 'no_box_hash_for_tiff',
    check: assertions.noBoxHashForTiff,
    rule: 'A TIFF or DNG file has no box hash.',
    clause: CLAUSE.boxHash,
    fix: {
      kind: 'definition',
      text: 'Remove `prefer_box_hash` from the settings, so the SDK writes a data hash.',
    },
  },
];

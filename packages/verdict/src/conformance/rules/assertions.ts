import { at } from '../../json.ts';
import { contentsOf, has, ingredientsOf, labelsOf, text, withoutInstance } from '../crjson.ts';
import {
  DEPRECATED_ASSERTIONS,
  HUMAN_SOURCES,
  NOT_EXTERNAL,
  RELATIONSHIPS,
  STANDARD_ASSERTIONS,
  TIFF_TYPES,
} from '../lists.ts';
import type { Breaches, SpecVersion } from '../rule.ts';

const isStandard = (label: string): boolean => label.startsWith('c2pa.');

/** `no_deprecated_assertions`: a second instance, such as `c2pa.ingredient__1`, isn't found by it. */
export const noDeprecatedAssertions = (manifest: unknown): Breaches =>
  labelsOf(manifest).filter((label) => label.startsWith('stds.') || DEPRECATED_ASSERTIONS.has(label));

/** `no_unsupported_assertions` */
export const noUnsupportedAssertions = (manifest: unknown, version: SpecVersion): Breaches =>
  labelsOf(manifest).filter((label) => {
    const name = withoutInstance(label);
    return isStandard(label) && !STANDARD_ASSERTIONS[version].has(name) && !DEPRECATED_ASSERTIONS.has(name);
  });

/** `no_unrecognized_custom_assertions` */
export const noUnrecognizedCustomAssertions = (manifest: unknown): Breaches =>
  labelsOf(manifest).filter((label) => !isStandard(label) && !label.includes('.'));

/** `review_ratings_datasource` */
export const reviewRatingsDatasource = (manifest: unknown): Breaches =>
  contentsOf(manifest)
    .filter((content) => has(content, 'reviewRatings'))
    .map((content) => at(content, 'dataSource', 'type'))
    .filter((type) => HUMAN_SOURCES.has(type));

const relationshipOf = (ingredient: unknown): unknown => at(ingredient, 'relationship');

/** `ingredient_v3_no_active_manifest` */
export const ingredientV3NoActiveManifest = (manifest: unknown): Breaches =>
  ingredientsOf(manifest)
    .filter((one) => !has(one, 'activeManifest') && has(one, 'validationResults'))
    .map(relationshipOf);

/** `ingredient_v3_mandatory_validation_results` */
export const ingredientV3MandatoryValidationResults = (manifest: unknown): Breaches =>
  ingredientsOf(manifest)
    .filter((one) => has(one, 'activeManifest') && !has(one, 'validationResults'))
    .map(relationshipOf);

/** `ingredient_v3_choice` */
export const ingredientV3Choice = (manifest: unknown): Breaches =>
  ingredientsOf(manifest)
    .filter((one) => has(one, 'activeManifest') && has(one, 'digitalSourceType'))
    .map(relationshipOf);

/** `ingredient_relationship_values` */
export const ingredientRelationshipValues = (manifest: unknown): Breaches =>
  ingredientsOf(manifest)
    .map(relationshipOf)
    .filter((relationship) => !RELATIONSHIPS.has(relationship));

const ORIGINAL_IMAGE = 'exif.originalPreservationImage';

/** `alternative_content_representation_choice` */
export const alternativeContentRepresentationChoice = (manifest: unknown): Breaches =>
  contentsOf(manifest)
    .filter((content) => {
      const isOriginal = [at(content, 'type'), at(content, 'parameters', 'type')].includes(ORIGINAL_IMAGE);
      const hasPart = has(content, 'parameters', 'multiAssetPartIndex');
      return isOriginal && hasPart === has(content, 'parameters', 'embeddedOriginalPreservationImage');
    })
    .map(() => ORIGINAL_IMAGE);

/** `forbidden_labels_in_external_references` */
export const forbiddenLabelsInExternalReferences = (manifest: unknown): Breaches =>
  contentsOf(manifest)
    .filter((one) => has(one, 'label') && has(one, 'url') && !has(one, 'relationship'))
    .map((one) => at(one, 'label'))
    .filter(
      (label) =>
        NOT_EXTERNAL.has(label) ||
        text(label).startsWith('c2pa.hash') ||
        text(label).startsWith('c2pa.ingredient'),
    );

/** `no_url_in_hashes` */
export const noUrlInHashes = (manifest: unknown): Breaches =>
  ['c2pa.hash.data', 'c2pa.hash.bmff.v3'].filter((label) => at(manifest, 'assertions', label, 'url'));

/** `no_box_hash_for_tiff`: the type is only known if the manifest has a `c2pa.asset-type.v2` with it. */
export const noBoxHashForTiff = (manifest: unknown): Breaches =>
  labelsOf(manifest).includes('c2pa.hash.boxes') &&
  TIFF_TYPES.has(at(manifest, 'assertions', 'c2pa.asset-type.v2', 'dc:format'))
    ? ['c2pa.hash.boxes']
    : [];

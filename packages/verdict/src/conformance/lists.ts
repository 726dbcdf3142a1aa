/** Values that the program's rules name, for C2PA 2.2, and what C2PA 2.4 changes. */
type Version = '2.2' | '2.4';

const CREATED_OR_OPENED = ['c2pa.created', 'c2pa.opened'];

/** Actions that begin a manifest. */
export const FIRST_ACTIONS: ReadonlySet<unknown> = new Set(CREATED_OR_OPENED);

/** Actions that don't change what the media shows or says. */
export const NON_EDITORIAL: ReadonlySet<unknown> = new Set([
  'c2pa.converted',
  'c2pa.published',
  'c2pa.repackaged',
  'c2pa.transcoded',
  'c2pa.resized.proportional',
  'c2pa.enhanced',
  'c2pa.edited.metadata',
  'c2pa.watermarked',
  'c2pa.watermarked.bound',
  'c2pa.watermarked.unbound',
  'c2pa.redacted',
]);

/** Standard actions that can do without a type of source. */
export const WITHOUT_SOURCE_TYPE: ReadonlySet<unknown> = new Set([
  ...CREATED_OR_OPENED,
  ...NON_EDITORIAL,
  'c2pa.placed',
]);

/** What the rules add to the failures if there are no validation results. */
export const NO_RESULTS = 'MISSING_VALIDATION_RESULTS';

/** Failures that mean a manifest isn't well-formed. `claimSignature.mismatch` is in neither list. */
export const NOT_WELL_FORMED: ReadonlySet<unknown> = new Set([
  'assertion.action.malformed',
  'assertion.bmffHash.malformed',
  'assertion.boxesHash.malformed',
  'assertion.collectionHash.malformed',
  'assertion.dataHash.malformed',
  'assertion.external-reference.malformed',
  'assertion.external-reference.labelMismatch',
  'assertion.external-reference.created',
  'assertion.ingredient.malformed',
  'assertion.alternativeContentRepresentation.malformed',
  'assertion.alternativeContentRepresentation.missing',
  'assertion.multiAssetHash.malformed',
  'assertion.cbor.invalid',
  'assertion.json.invalid',
  'claim.cbor.invalid',
  'claim.hardBindings.missing',
  'claim.malformed',
  'claim.missing',
  'claim.multiple',
  'hashedURI.missing',
  'ingredient.manifest.missing',
  'assertion.boxesHash.unknownBox',
  'assertion.multipleHardBindings',
  'manifest.compressed.invalid',
  'manifest.html.multipleManifests',
  'manifest.inaccessible',
  'manifest.multipleParents',
  'manifest.structuredText.emptyReference',
  'manifest.structuredText.malformedReference',
  'manifest.structuredText.multipleReferences',
  'manifest.structuredText.noManifest',
  'manifest.structuredText.noResolutionPath',
  'manifest.timestamp.invalid',
  'manifest.timestamp.wrongParents',
  'manifest.update.invalid',
  'manifest.update.wrongParents',
  NO_RESULTS,
]);

/** Failures that mean something doesn't match what was signed. `claimSignature.mismatch` is in neither list. */
export const NOT_VALID: ReadonlySet<unknown> = new Set([
  'assertion.action.ingredientMismatch',
  'assertion.action.redactionMismatch',
  'assertion.bmffHash.mismatch',
  'assertion.boxesHash.mismatch',
  'assertion.collectionHash.mismatch',
  'assertion.dataHash.mismatch',
  'assertion.external-reference.hashMismatch',
  'assertion.alternativeContentRepresentation.hashMismatch',
  'assertion.multiAssetHash.mismatch',
  'assertion.hashedURI.mismatch',
  'assertion.hardBinding.redacted',
  'hashedURI.mismatch',
  'ingredient.manifest.mismatch',
  'ingredient.claimSignature.missing',
  'ingredient.claimSignature.mismatch',
  'claimSignature.missing',
  NO_RESULTS,
]);

export const DEPRECATED_ASSERTIONS: ReadonlySet<string> = new Set([
  'c2pa.claim',
  'c2pa.hash.bmff.v2',
  'c2pa.asset-type',
  'c2pa.ingredient',
  'c2pa.ingredient.v2',
  'c2pa.actions',
]);

const ASSERTIONS = [
  'c2pa.hash.data',
  'c2pa.hash.data.part',
  'c2pa.actions.v2',
  'c2pa.ingredient.v3',
  'c2pa.hash.boxes',
  'c2pa.hash.bmff.v3',
  'c2pa.hash.collection.data',
  'c2pa.soft-binding',
  'c2pa.cloud-data',
  'c2pa.embedded-data',
  'c2pa.metadata',
  'c2pa.certificate-status',
  'c2pa.asset-ref',
  'c2pa.asset-type.v2',
  'c2pa.hash.multi-asset',
  'c2pa.thumbnail.claim',
  'c2pa.thumbnail.ingredient',
  'c2pa.depthmap.GDepth',
  'c2pa.icon',
  'c2pa.assertion.metadata',
  'c2pa.time-stamp',
  'font.info',
];

/** Labels of standard assertions. */
export const STANDARD_ASSERTIONS: Readonly<Record<Version, ReadonlySet<string>>> = {
  '2.2': new Set(ASSERTIONS),
  '2.4': new Set([
    ...ASSERTIONS,
    'c2pa.alternative-content-representation',
    'c2pa.external-reference',
    'c2pa.session-keys',
    'c2pa.environmental-sustainability',
    'c2pa.repository-receipt',
    'c2pa.ai-disclosure',
  ]),
};

const ACTIONS = [
  'c2pa.addedText',
  'c2pa.adjustedColor',
  'c2pa.changedSpeed',
  'c2pa.color_adjustments',
  'c2pa.converted',
  'c2pa.created',
  'c2pa.cropped',
  'c2pa.deleted',
  'c2pa.drawing',
  'c2pa.dubbed',
  'c2pa.edited',
  'c2pa.edited.metadata',
  'c2pa.enhanced',
  'c2pa.filtered',
  'c2pa.opened',
  'c2pa.orientation',
  'c2pa.placed',
  'c2pa.published',
  'c2pa.redacted',
  'c2pa.removed',
  'c2pa.repackaged',
  'c2pa.resized',
  'c2pa.transcoded',
  'c2pa.translated',
  'c2pa.trimmed',
  'c2pa.unknown',
  'c2pa.watermarked',
];

/** Names of standard actions, among them two that are deprecated. */
export const STANDARD_ACTIONS: Readonly<Record<Version, ReadonlySet<unknown>>> = {
  '2.2': new Set(ACTIONS),
  '2.4': new Set([
    ...ACTIONS,
    'c2pa.mastered',
    'c2pa.mixed',
    'c2pa.remixed',
    'c2pa.resized.proportional',
    'c2pa.watermarked.bound',
    'c2pa.watermarked.unbound',
  ]),
};

const OLD_ACTIONS = [
  'c2pa.copied',
  'c2pa.formatted',
  'c2pa.version_updated',
  'c2pa.printed',
  'c2pa.managed',
  'c2pa.produced',
  'c2pa.saved',
  'c2pa.color_adjustments',
];

export const DEPRECATED_ACTIONS: Readonly<Record<Version, ReadonlySet<unknown>>> = {
  '2.2': new Set(OLD_ACTIONS),
  '2.4': new Set([...OLD_ACTIONS, 'c2pa.watermarked']),
};

const PARAMETERS = [
  'redacted',
  'ingredients',
  'ingredient',
  'description',
  'sourceLanguage',
  'targetLanguage',
  'multipleInstances',
  'ranges',
  'weight',
  'width',
  'italic',
  'slant',
  'optical-size',
];

/** Keys of an action's parameters that the standard defines. */
export const STANDARD_PARAMETERS: Readonly<Record<Version, ReadonlySet<string>>> = {
  '2.2': new Set(PARAMETERS),
  '2.4': new Set([...PARAMETERS, 'relatedAssertions']),
};

export const RELATIONSHIPS: ReadonlySet<unknown> = new Set(['parentOf', 'inputTo', 'componentOf']);

/** Sources that are people: their statements have no rating of a machine. */
export const HUMAN_SOURCES: ReadonlySet<unknown> = new Set([
  'humanEntry.anonymous',
  'humanEntry.credentialed',
]);

/** What must be in the manifest itself, so an external reference can't point to it. */
export const NOT_EXTERNAL: ReadonlySet<unknown> = new Set([
  'c2pa.actions',
  'c2pa.actions.v2',
  'c2pa.cloud-data',
  'c2pa.external-reference',
]);

export const TIFF_TYPES: ReadonlySet<unknown> = new Set(['image/tiff', 'image/x-adobe-dng']);

/**
 * Which page of the JSON reference explains which object. It's plain data, so that tools in the browser can link a
 * report's properties to their explanations.
 */
export const JSON_REFERENCE_PAGES = {
  reader: [
    'Reader',
    'Manifest',
    'ManifestAssertion',
    'ManifestAssertionKind',
    'SignatureInfo',
    'SigningAlg',
    'ValidationState',
    'ValidationResults',
    'StatusCodes',
    'ValidationStatus',
    'IngredientDeltaValidationResult',
  ],
  'manifest-def': [
    'ManifestDefinition',
    'AssertionDefinition',
    'ClaimGeneratorInfo',
    'Builder',
    'BuilderIntent',
    'Ingredient',
    'ResourceRef',
    'HashedUri',
    'AssetType',
    'UriOrResource',
  ],
  actions: [
    'ActionsAssertion',
    'Action',
    'ActionParameters',
    'ActionTemplate',
    'SoftwareAgent',
    'DigitalSourceType',
    'C2PaReason',
    'DateT',
    'AssertionMetadata',
    'ReviewRating',
    'DataSource',
    'Actor',
    'RegionOfInterest',
    'Role',
    'Range',
    'Shape',
    'Coordinate',
    'Time',
    'Frame',
    'Text',
    'TextSelectorRange',
    'TextSelector',
    'Item',
  ],
  settings: [
    'Settings',
    'VerifySettings',
    'TrustSettings',
    'TrustAnchorSettings',
    'CoreSettings',
    'SoftBindingSettings',
    'SignerSettings',
    'LocalSignerSettings',
    'RemoteSignerSettings',
    'SigningAlgName',
  ],
  'settings-builder': [
    'BuilderSettings',
    'ThumbnailSettings',
    'ClaimGeneratorInfoSettings',
    'ActionsSettings',
    'AutoActionSettings',
    'ActionTemplateSettings',
    'ActionSettings',
    'TimestampSettings',
  ],
} as const;

const PAGE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(JSON_REFERENCE_PAGES).flatMap(([page, names]) => names.map((name) => [name, page] as const)),
);

/** `Ingredient`, or `Ingredient.title`: the anchor on its page. */
export const jsonAnchor = (object: string, property?: string): string =>
  property === undefined ? object : `${object}.${property}`;

/**
 * Where an object in the SDK's JSON, or one of its properties, is explained:
 * `/docs/manifest/json-ref/reader#Manifest.title`.
 * @param docs the address of the docs
 * @returns undefined for a name that isn't in the reference
 */
export function jsonReferenceAddress(object: string, property?: string, docs = '/docs'): string | undefined {
  const page = PAGE_OF.get(object);
  return page && `${docs}/manifest/json-ref/${page}#${jsonAnchor(object, property)}`;
}

/**
 * The type of each object in the SDK's JSON, by its enclosing object and its key; `*` matches any key. Objects that
 * aren't listed don't have a reference.
 */
const BELOW: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Reader: {
    manifests: 'Manifests',
    validation_status: 'ValidationStatus',
    validation_results: 'ValidationResults',
  },
  Manifests: { '*': 'Manifest' },
  Manifest: {
    claim_generator_info: 'ClaimGeneratorInfo',
    thumbnail: 'ResourceRef',
    ingredients: 'Ingredient',
    assertions: 'ManifestAssertion',
    signature_info: 'SignatureInfo',
  },
  ManifestAssertion: { data: 'AssertionData' },
  AssertionData: { actions: 'Action' },
  Action: { parameters: 'ActionParameters', softwareAgent: 'ClaimGeneratorInfo' },
  ActionParameters: { ingredients: 'HashedUri' },
  Ingredient: {
    thumbnail: 'ResourceRef',
    data: 'ResourceRef',
    manifest_data: 'ResourceRef',
    data_types: 'AssetType',
    validation_results: 'ValidationResults',
    validation_status: 'ValidationStatus',
  },
  ValidationResults: { activeManifest: 'StatusCodes', ingredientDeltas: 'IngredientDeltaValidationResult' },
  IngredientDeltaValidationResult: { validationDeltas: 'StatusCodes' },
  StatusCodes: {
    success: 'ValidationStatus',
    informational: 'ValidationStatus',
    failure: 'ValidationStatus',
  },
};

/** The type of the object under a key; list items have the type given for the list. */
export function typeBelow(type: string | undefined, key: string): string | undefined {
  if (type === undefined || !Object.hasOwn(BELOW, type)) return undefined;
  const keys = BELOW[type] ?? {};
  return Object.hasOwn(keys, key) ? keys[key] : keys['*'];
}

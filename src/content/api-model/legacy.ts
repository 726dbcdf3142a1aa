import type { LegacyNotice, NamedLink } from '../../page-data/api-reference.ts';
import { jsonReferenceAddress } from '../json-types/address.ts';
import type { PagePlace } from './addresses.ts';
import { JSON_NAMES, type Library } from './library.ts';
import type { ModelItem } from './model.ts';
import { checkReplacements, type Replacements, replacementOf } from './replacements.ts';
import { parseInline } from './rich-text.ts';
import { shapeName } from './shapes.ts';

const noLinks = (target: string): never => {
  throw new Error(`data/legacy-api-replacements.json: write a Markdown link instead of {@link ${target}}`);
};

/** The notice at the top of each page of the legacy reference. Without a place, the notice for the whole package. */
export const legacyNotice =
  (replacements: Replacements) =>
  (place?: PagePlace): LegacyNotice => {
    const { text, to, label } = place
      ? replacementOf(replacements, place.item.key, place.parent?.key)
      : replacements.package;
    return {
      text: parseInline(text, noLinks),
      ...(to !== undefined && label !== undefined && { replacement: { to, text: label } }),
    };
  };

/** @throws ConfigError for a replacement of an item that isn't in the model */
export const checkLegacy = (replacements: Replacements, { places }: Library): void =>
  checkReplacements(
    replacements,
    places.map(({ item }) => item.key),
  );

/** Names in the legacy toolkit whose current counterpart has another name. */
const TODAY: Readonly<Record<string, string>> = {
  ActionV1: 'Action',
  ActionV2: 'Action',
  Assertion: 'ManifestAssertion',
  GeneratorInfoMap: 'SoftwareAgent',
  Metadata: 'AssertionMetadata',
  ResourceReference: 'ResourceRef',
  ValidationResultData: 'StatusCodes',
  IngredientDelta: 'IngredientDeltaValidationResult',
  DataType: 'AssetType',
};

/** Where the current form of a toolkit type is explained. */
export function todayOf(shape: ModelItem): NamedLink | undefined {
  const name = shapeName(shape);
  const today = TODAY[name] ?? JSON_NAMES[name] ?? name;
  const to = shape.package === 'c2pa' ? undefined : jsonReferenceAddress(today);
  return to === undefined ? undefined : { text: today, to };
}

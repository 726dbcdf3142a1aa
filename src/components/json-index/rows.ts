import { JSON_REFERENCE_PAGES, jsonReferenceAddress } from '../../content/json-types/address.ts';
import type { JsonReference } from '../../content/json-types/reference.ts';

const LABELS: Record<keyof typeof JSON_REFERENCE_PAGES, string> = {
  'manifest-def': 'The definition',
  ingredients: 'Ingredients and resources',
  actions: 'Actions',
  'assertion-metadata': 'Assertion metadata',
  regions: 'Regions',
  reader: 'The report',
  'validation-results': 'Validation results',
  settings: 'SDK settings',
  'settings-builder': 'Builder settings',
};

const linked = (label: string, object: string, property?: string) =>
  `[${label}](${jsonReferenceAddress(object, property)})`;

/** The reference's pages, each with its objects. */
export const objectRows = ({ objects }: JsonReference) =>
  (Object.keys(LABELS) as Array<keyof typeof LABELS>).map((page) => [
    `[${LABELS[page]}](/docs/manifest/json-ref/${page})`,
    JSON_REFERENCE_PAGES[page]
      .filter((name) => name in objects)
      .map((name) => linked(name, name))
      .join(', '),
  ]);

/** Deprecated properties, with their replacements. */
export const deprecatedRows = ({ objects }: JsonReference) =>
  Object.values(objects).flatMap(({ name, properties }) =>
    properties
      .filter(({ deprecated }) => deprecated)
      .map((property) => [linked(`${name}.${property.name}`, name, property.name), property.instead ?? '']),
  );

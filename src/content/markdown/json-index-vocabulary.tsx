import { hrefOf } from '../../addresses/address.ts';
import { JsonIndex } from '../../mdx/JsonIndex.tsx';
import { inlineParts } from '../../text/inline.ts';
import { JSON_REFERENCE_PAGES, jsonReferenceAddress } from '../json-types/address.ts';
import { loadJsonReference } from '../json-types/load.ts';
import type { JsonReference } from '../json-types/reference.ts';
import type { Expansion, VocabularyContext } from './vocabulary.tsx';

const LABELS: Record<keyof typeof JSON_REFERENCE_PAGES, string> = {
  'manifest-def': 'The definition',
  ingredients: 'Ingredients and resources',
  actions: 'Actions',
  'assertion-metadata': 'Data about assertions',
  regions: 'Regions',
  reader: 'The report',
  'validation-results': 'Validation results',
  settings: 'Settings of the SDK',
  'settings-builder': 'Settings for the Builder',
};

const linked = (label: string, object: string, property?: string) =>
  `[${label}](${jsonReferenceAddress(object, property)})`;

const objectRows = ({ objects }: JsonReference) =>
  (Object.keys(LABELS) as Array<keyof typeof LABELS>).map((page) => [
    `[${LABELS[page]}](/docs/manifest/json-ref/${page})`,
    JSON_REFERENCE_PAGES[page]
      .filter((name) => name in objects)
      .map((name) => linked(name, name))
      .join(', '),
  ]);

const deprecatedRows = ({ objects }: JsonReference) =>
  Object.values(objects).flatMap(({ name, properties }) =>
    properties
      .filter(({ deprecated }) => deprecated)
      .map((property) => [linked(`${name}.${property.name}`, name, property.name), property.instead ?? '']),
  );

/**
 * `<JsonIndex show="objects" />`: the pages of the JSON reference with their objects;
 * `<JsonIndex show="deprecated" />`: what should not be written any more.
 * @throws Error for anything else in `show`
 */
export function expandJsonIndex(
  { show }: Record<string, unknown>,
  { sourceDir, policy }: VocabularyContext,
): Expansion {
  if (show !== 'objects' && show !== 'deprecated') throw new Error('`show` is "objects" or "deprecated"');
  const reference = loadJsonReference(sourceDir);
  const table =
    show === 'objects'
      ? { label: 'Objects by page', columns: ['Page', 'Objects'], rows: objectRows(reference) }
      : { label: 'Deprecated properties', columns: ['Property', 'Instead'], rows: deprecatedRows(reference) };
  const lines = [table.columns, table.columns.map(() => '---'), ...table.rows];
  return {
    view: <JsonIndex {...table} href={(address) => hrefOf(address, policy)} />,
    markdown: lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
    links: table.rows
      .flat()
      .flatMap(inlineParts)
      .flatMap((part) => part.href ?? []),
  };
}

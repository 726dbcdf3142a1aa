import { z } from 'zod';
import { JSON_REFERENCE_PAGES, jsonReferenceAddress } from '../../content/json-types/address.ts';
import { type JsonReference, loadJsonReference } from '../../content/json-types/reference.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { InlineText } from '../../ui/Line.tsx';
import { Table } from '../../ui/Table.tsx';

const LABELS: Readonly<Record<string, string>> = {
  'manifest-def': 'The definition',
  actions: 'Actions',
  reader: 'The report',
  settings: 'SDK settings',
  'settings-builder': 'Builder settings',
};

const linkTo = (label: string, object: string, property?: string) =>
  `[${label}](${jsonReferenceAddress(object, property)})`;

/** The reference's pages, each with its objects. */
const objectRows = ({ objects }: JsonReference) =>
  Object.entries(LABELS).map(([page, label]) => [
    `[${label}](/docs/manifest/json-ref/${page})`,
    (JSON_REFERENCE_PAGES.get(page) ?? [])
      .filter((name) => name in objects)
      .map((name) => linkTo(name, name))
      .join(', '),
  ]);

/** Deprecated properties, with their replacements. */
const deprecatedRows = ({ objects }: JsonReference) =>
  Object.entries(objects).flatMap(([name, { properties }]) =>
    Object.entries(properties).flatMap(([property, { deprecated }]) =>
      deprecated ? [[linkTo(`${name}.${property}`, name, property), deprecated]] : [],
    ),
  );

export default defineComponent({
  name: 'JsonIndex',
  attributes: z.object({ show: z.enum(['objects', 'deprecated']) }),
  readsPages: true,
  load({ show }, { sourceDir }) {
    const reference = loadJsonReference(sourceDir);
    return show === 'objects'
      ? { label: 'Objects by page', columns: ['Page', 'Objects'], rows: objectRows(reference) }
      : { label: 'Deprecated properties', columns: ['Property', 'Instead'], rows: deprecatedRows(reference) };
  },
  View: ({ label, columns, rows, href }) => (
    <Table
      className="json-index"
      label={label}
      columns={columns}
      rows={rows.map((cells) => ({
        key: cells[0] ?? '',
        cells: cells.map((cell, i) => <InlineText key={columns[i]} text={cell} href={href} />),
      }))}
    />
  ),
});

import { Fragment } from 'react';
import type { IptcProperty, IptcProperties as IptcPropertyList } from '../content/data/iptc-properties.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { InlineCode } from '../ui/InlineCode.tsx';
import { Table } from '../ui/Table.tsx';

const COLUMNS = [
  { label: 'Property', sort: 'text' },
  { label: 'Name in the assertion', sort: 'text' },
  { label: 'Type', sort: 'text' },
  { label: 'About', sort: 'text' },
] as const;

const typeOf = ({ type, many }: { type: string; many?: boolean | undefined }) =>
  many ? `${type}, list` : type;
const nameOf = ({ name, legacy }: IptcProperty) => (legacy ? `${name} (legacy)` : name);

/** Every IPTC photo property, from data/iptc-properties.json. */
export function IptcProperties({ list }: { list: IptcPropertyList }) {
  return (
    <DataTable
      noun="properties"
      caption={`IPTC Photo Metadata Standard ${list.version} of ${list.released}, checked on ${list.checked}`}
      filterLabel="Filter by any words, such as “rights list” or “photoshop”"
      columns={COLUMNS}
      rows={list.properties.map((property) => ({
        key: property.xmp,
        cells: [
          <Fragment key="name">
            {nameOf(property)} <small>{property.meaning}</small>
          </Fragment>,
          <InlineCode key="xmp" text={property.xmp} />,
          typeOf(property),
          property.group,
        ],
      }))}
    />
  );
}

/** The fields of every structure, smaller and without tools. */
export function IptcStructures({ list }: { list: IptcPropertyList }) {
  return (
    <Table
      label="Fields of the structures"
      columns={[{ label: 'Structure' }, { label: 'Fields' }]}
      rows={Object.entries(list.structures).map(([name, fields]) => ({
        key: name,
        cells: [
          name,
          fields.map((field, i) => (
            <Fragment key={field.xmp}>
              {i > 0 && '; '}
              <InlineCode text={field.xmp} />
              {field.type === 'text' && !field.many ? '' : ` (${typeOf(field)})`}
            </Fragment>
          )),
        ],
      }))}
      hasRowHeads
    />
  );
}

/** The same for the Markdown twin of a page. */
export function iptcPropertiesMarkdown({ properties, version }: IptcPropertyList): string {
  return [
    `IPTC Photo Metadata Standard ${version}:`,
    '',
    `| ${COLUMNS.map(({ label }) => label).join(' | ')} |`,
    `| ${COLUMNS.map(() => '---').join(' | ')} |`,
    ...properties.map(
      (property) =>
        `| ${nameOf(property)}: ${property.meaning} | \`${property.xmp}\` | ${typeOf(property)} | ${property.group} |`,
    ),
  ].join('\n');
}

export function iptcStructuresMarkdown({ structures }: IptcPropertyList): string {
  return [
    '| Structure | Fields |',
    '| --- | --- |',
    ...Object.entries(structures).map(
      ([name, fields]) =>
        `| ${name} | ${fields.map((field) => `\`${field.xmp}\`${field.type === 'text' && !field.many ? '' : ` (${typeOf(field)})`}`).join('; ')} |`,
    ),
  ].join('\n');
}

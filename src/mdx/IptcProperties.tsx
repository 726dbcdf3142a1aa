import { Fragment } from 'react';
import type { IptcProperty, IptcProperties as IptcPropertyList } from '../content/data/iptc-properties.ts';
import { DataTable } from './DataTable.tsx';

const COLUMNS = [
  { label: 'Property', sort: 'text' },
  { label: 'Name in the assertion', sort: 'text' },
  { label: 'Type', sort: 'text' },
  { label: 'About', sort: 'text' },
] as const;

const typeOf = ({ type, many }: { type: string; many?: boolean | undefined }) =>
  many ? `${type}, list` : type;
const nameOf = ({ name, legacy }: IptcProperty) => (legacy ? `${name} (legacy)` : name);

/** May break after the prefix. */
function XmpName({ name }: { name: string }) {
  const [prefix, local] = name.split(':');
  return (
    <code>
      {prefix}:<wbr />
      {local}
    </code>
  );
}

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
          <XmpName key="xmp" name={property.xmp} />,
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, so it must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className="table-scroll" tabIndex={0} role="group" aria-label="Fields of the structures">
      <table>
        <thead>
          <tr>
            <th scope="col">Structure</th>
            <th scope="col">Fields</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(list.structures).map(([name, fields]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {fields.flatMap((field, i) => [
                  i ? '; ' : '',
                  <code key={field.xmp}>{field.xmp}</code>,
                  field.type === 'text' && !field.many ? '' : ` (${typeOf(field)})`,
                ])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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

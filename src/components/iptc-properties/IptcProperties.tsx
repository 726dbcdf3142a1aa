import { Fragment } from 'react';
import { DataTable } from '../../ui/DataTable.tsx';
import { InlineCode } from '../../ui/InlineCode.tsx';
import type { IptcProperty, IptcProperties as IptcPropertyList } from './data.ts';
import { typeOf } from './type-of.ts';

const COLUMNS = [
  { label: 'Property', sort: 'text' },
  { label: 'Name in the assertion', sort: 'text' },
  { label: 'Type', sort: 'text' },
  { label: 'About', sort: 'text' },
] as const;

const nameOf = ({ name, legacy }: IptcProperty) => (legacy ? `${name} (legacy)` : name);

/** Every IPTC photo property, from data/iptc-properties.json. */
export function IptcProperties({ list }: { list: IptcPropertyList }) {
  return (
    <DataTable
      noun="properties"
      caption={`IPTC Photo Metadata Standard ${list.version} of ${list.released}, checked on ${list.checked}`}
      filterLabel="Filter by keyword, such as “rights list” or “photoshop”"
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

import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { Fragment } from 'react';
import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import {
  type IptcProperty,
  type IptcProperties as IptcPropertyList,
  iptcProperties,
  typeOf,
} from './data.ts';

const COLUMNS = [
  { label: 'Property', sort: 'text' },
  { label: 'Name in the assertion', sort: 'text' },
  { label: 'About', sort: 'text' },
] as const;

const nameOf = ({ name, legacy }: IptcProperty) => (legacy ? `${name} (legacy)` : name);

/** Every IPTC photo property, from data/iptc-properties.json. */
function IptcProperties({ list }: { list: IptcPropertyList }) {
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
          <Fragment key="xmp">
            <InlineCode text={property.xmp} /> <small>{typeOf(property)}</small>
          </Fragment>,
          property.group,
        ],
      }))}
    />
  );
}

export default defineComponent({
  name: 'IptcProperties',
  description: 'A table of every IPTC photo property, with filter and sorting',
  usage: '<IptcProperties />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ list: iptcProperties(sourceDir) }),
  View: IptcProperties,
});

import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { Fragment } from 'react';
import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { Table } from '../../ui/Table.tsx';
import { type IptcProperties as IptcPropertyList, iptcProperties, typeOf } from '../iptc-properties/data.ts';

/** The fields of every structure, in smaller type and without tools. */
function IptcStructures({ list }: { list: IptcPropertyList }) {
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

export default defineComponent({
  name: 'IptcStructures',
  description: 'A table of every IPTC structure’s fields',
  usage: '<IptcStructures />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ list: iptcProperties(sourceDir) }),
  View: IptcStructures,
});

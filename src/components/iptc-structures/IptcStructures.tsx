import { Fragment } from 'react';
import { InlineCode } from '../../ui/InlineCode.tsx';
import { Table } from '../../ui/Table.tsx';
import type { IptcProperties as IptcPropertyList } from '../iptc-properties/data.ts';
import { typeOf } from '../iptc-properties/type-of.ts';

/** The fields of every structure, in smaller type and without tools. */
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

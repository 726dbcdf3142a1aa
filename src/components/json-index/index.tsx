import { z } from 'zod';
import { loadJsonReference } from '../../content/json-types/load.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { inlineParts } from '../../text/inline.ts';
import { InlineText } from '../../ui/InlineText.tsx';
import { Table } from '../../ui/Table.tsx';
import { deprecatedRows, objectRows } from './rows.ts';

/** A table cell: text with `code` and [links](/docs/…). */
interface JsonIndexProps {
  label: string;
  columns: readonly string[];
  rows: ReadonlyArray<readonly string[]>;
  href: (address: string) => string;
}

/** A table of the whole JSON reference. */
function JsonIndex({ label, columns, rows, href }: JsonIndexProps) {
  return (
    <Table
      className="json-index"
      label={label}
      columns={columns.map((column) => ({ label: column }))}
      rows={rows.map((cells) => ({
        key: cells[0] ?? '',
        cells: cells.map((cell, i) => <InlineText key={columns[i]} text={cell} href={href} />),
      }))}
    />
  );
}

export default defineComponent({
  name: 'JsonIndex',
  description:
    'The JSON reference’s pages with their objects (`objects`), or its deprecated properties (`deprecated`)',
  usage: '<JsonIndex show="objects" />',
  attributes: z.object({ show: z.enum(['objects', 'deprecated']) }),
  load({ show }, { sourceDir }) {
    const reference = loadJsonReference(sourceDir);
    return show === 'objects'
      ? { label: 'Objects by page', columns: ['Page', 'Objects'], rows: objectRows(reference) }
      : { label: 'Deprecated properties', columns: ['Property', 'Instead'], rows: deprecatedRows(reference) };
  },
  View: JsonIndex,
  links: ({ rows }) =>
    rows
      .flat()
      .flatMap(inlineParts)
      .flatMap((part) => part.href ?? []),
});

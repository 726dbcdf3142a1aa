import type { ReactNode } from 'react';
import { BreakableName } from '../../ui/Breakable.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { Table } from '../../ui/Table.tsx';
import { CellBlocks } from './Blocks.tsx';
import { Flags } from './Heading.tsx';
import { type Href, Type } from './Spans.tsx';
import type { Block, Row } from './schema.ts';

/** A table with more rows than this gets a filter field. */
const ROWS_WITHOUT_FILTER = 29;

/** A name with its link or its own anchor, and its labels. */
export function Name({
  row: { name, fullName, to, id, flags },
  href,
}: {
  row: Pick<Row, 'name' | 'fullName' | 'to' | 'id' | 'flags'>;
  href: Href;
}) {
  const code = (
    <code>
      <BreakableName name={name} />
    </code>
  );
  const target = to === undefined ? id && `#${id}` : href(to);
  return (
    <>
      {target === undefined ? (
        code
      ) : (
        <a href={target} id={id} aria-label={fullName === name ? undefined : fullName}>
          {code}
        </a>
      )}
      <Flags flags={flags} />
    </>
  );
}

export interface Entry {
  key: string;
  term: ReactNode;
  about: readonly Block[];
  /** As wide as both. */
  below?: ReactNode;
}

/** Names or types, and what each means: the one form of a reference's lists. */
export function Entries({ entries, href }: { entries: readonly Entry[]; href: Href }) {
  return (
    <dl className="api-parameters">
      {entries.map(({ key, term, about, below }) => (
        <div key={key}>
          <dt>{term}</dt>
          {about.length > 0 && (
            <dd>
              <CellBlocks blocks={about} href={href} />
            </dd>
          )}
          {below && <dd className="api-below">{below}</dd>}
        </div>
      ))}
    </dl>
  );
}

export interface RowsProps {
  rows: readonly Row[];
  /** What the rows are: `methods`. */
  noun: string;
  /** The table's accessible name. */
  caption: string;
  typeLabel?: string;
  href: Href;
}

/** Members or exports as a table; long tables can be filtered. */
export function Rows({ rows, noun, caption, typeLabel = 'Type', href }: RowsProps) {
  const hasTypes = rows.some(({ type }) => type.length > 0);
  const labels = ['Name', ...(hasTypes ? [typeLabel] : []), 'Description'];
  const cellsOf = (row: Row): ReactNode[] => [
    <Name key="name" row={row} href={href} />,
    ...(hasTypes ? [<Type key="type" type={row.type} href={href} />] : []),
    <CellBlocks key="about" blocks={row.about} href={href} />,
  ];
  if (rows.length > ROWS_WITHOUT_FILTER)
    return (
      <div className="api-rows">
        <DataTable
          noun={noun}
          caption={caption}
          filterLabel={`Filter the ${noun}`}
          columns={labels.map((label) => ({ label }))}
          rows={rows.map((row) => ({ key: row.name, cells: cellsOf(row) }))}
        />
      </div>
    );
  return (
    <Table
      className="api-table"
      label={caption}
      columns={labels.map((label) => ({ label }))}
      rows={rows.map((row) => ({ key: row.name, cells: cellsOf(row) }))}
      hasRowHeads
    />
  );
}

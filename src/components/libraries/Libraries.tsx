import { Fragment } from 'react';
import type { Library, Libraries as LibraryList } from '../../content/data/libraries.ts';
import { InlineCode } from '../../ui/InlineCode.tsx';
import { Table } from '../../ui/Table.tsx';

const COLUMNS = ['Language', 'Package', 'Newest version', 'Rust core', 'Requires', 'Status'] as const;

const FROM = { registry: '', repository: ' (repository)', 'docs.rs': ' (docs.rs)' } as const;

const versionOf = ({ version, known, older, preview }: Library) =>
  [
    `${version}${FROM[known]}`,
    ...(older ? [`${older.version} for ${older.line}`] : []),
    ...(preview ? [`${preview} as a preview`] : []),
  ].join('; ');

/** Every SDK library, from data/libraries.json. */
export function Libraries({ list }: { list: LibraryList }) {
  return (
    <Table
      label={`Libraries as of ${list.checked}`}
      columns={COLUMNS.map((label) => ({ label }))}
      rows={list.libraries.map((library) => ({
        key: library.id,
        cells: [
          library.language,
          <Fragment key="package">
            <a href={library.repository}>
              <InlineCode text={library.package} />
            </a>
            <br />
            <small>{library.where}</small>
          </Fragment>,
          versionOf(library),
          library.core,
          library.needs,
          library.status,
        ],
      }))}
      hasRowHeads
    />
  );
}

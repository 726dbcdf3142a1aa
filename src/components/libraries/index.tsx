import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { Fragment } from 'react';
import { z } from 'zod';
import { type Library, type Libraries as LibraryList, libraries } from '../../content/data/libraries.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { Table } from '../../ui/Table.tsx';

const COLUMNS = ['Language', 'Package', 'Newest version', 'Rust core', 'Requires'] as const;

const FROM = { registry: '', repository: ' (repository)', 'docs.rs': ' (docs.rs)' } as const;

const versionOf = ({ version, known, older = [], preview }: Library) =>
  [
    `${version}${FROM[known]}`,
    ...older.map((one) => `${one.version} for ${one.line}`),
    ...(preview ? [`${preview} as a preview`] : []),
  ].join('; ');

/** Every SDK library, from data/libraries.json. */
function Libraries({ list }: { list: LibraryList }) {
  return (
    <Table
      label={`Libraries as of ${list.checked}`}
      columns={COLUMNS.map((label) => ({ label }))}
      rows={list.libraries.map((library) => ({
        key: library.id,
        cells: [
          <Fragment key="language">
            {library.language} <small>{library.status}</small>
          </Fragment>,
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
        ],
      }))}
      hasRowHeads
    />
  );
}

export default defineComponent({
  name: 'Libraries',
  description: 'Every SDK library with its version, core, and status',
  usage: '<Libraries />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ list: libraries(sourceDir) }),
  View: Libraries,
  links: ({ list }) => list.libraries.map(({ repository }) => repository),
});

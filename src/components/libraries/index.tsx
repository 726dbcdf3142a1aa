import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { type Library, libraries } from '../../content/data/libraries.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { testedWith } from '../../features/samples/versions.ts';
import { Table } from '../../ui/Table.tsx';

const FROM = { registry: '', repository: ' (repository)', 'docs.rs': ' (docs.rs)' } as const;

const versionOf = ({ version, known, older = [], preview }: Library) =>
  [
    `${version}${FROM[known]}`,
    ...older.map((one) => `${one.version} for ${one.line}`),
    ...(preview ? [`${preview} as a preview`] : []),
  ].join('; ');

const list = defineComponent({
  name: 'Libraries',
  load: (_, { sourceDir }) => ({ list: libraries(sourceDir) }),
  View: ({ list, href }) => (
    <Table
      label={`Libraries as of ${list.checked}`}
      columns={['Language', 'Package', 'Newest version', 'Rust core', 'Requires']}
      rows={list.libraries.map((library) => ({
        key: library.id,
        cells: [
          <>
            {library.language} <small>{library.status}</small>
          </>,
          <>
            <a href={href(library.repository)}>
              <InlineCode text={library.package} />
            </a>
            <br />
            <small>{library.where}</small>
          </>,
          versionOf(library),
          library.core,
          library.needs,
        ],
      }))}
      hasRowHeads
    />
  ),
});

/** Which version of each library the pages are tested with, and a note on the newest one. */
const notesOf = (sourceDir: string) =>
  libraries(sourceDir).libraries.map(({ id, language, package: name, note }) => {
    const tested = testedWith(id, name, sourceDir);
    const core = tested?.core && tested.core !== tested.version ? ` (core ${tested.core})` : '';
    return { key: id, cells: [language, tested ? `${tested.version}${core}` : 'not tested', note] };
  });

const notes = defineComponent({
  name: 'LibraryNotes',
  load: (_, { sourceDir }) => ({ rows: notesOf(sourceDir) }),
  View: ({ rows }) => (
    <Table
      label="Tested versions"
      columns={['Language', 'Tested with', 'About the newest version']}
      rows={rows}
      hasRowHeads
    />
  ),
});

export default [list, notes];

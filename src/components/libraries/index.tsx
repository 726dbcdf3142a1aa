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
  description: 'Every SDK library with its version, core, and status',
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

/** Notes on individual versions, and which older one the pages are tested with. */
function notesOf(sourceDir: string) {
  return libraries(sourceDir).libraries.flatMap(({ id, language, package: name, version, note }) => {
    const tested = testedWith(id, name, sourceDir);
    const older = tested && tested.version !== version ? tested : undefined;
    const core = older?.core ? ` (core ${older.core})` : '';
    const parts = [older && `tested here with ${older.version}${core}`, note].filter(Boolean);
    return parts.length > 0 ? [{ language, text: parts.join('; ') }] : [];
  });
}

const notes = defineComponent({
  name: 'LibraryNotes',
  description: 'Notes on individual library versions, and which older version the pages are tested with',
  load: (_, { sourceDir }) => ({ notes: notesOf(sourceDir) }),
  View: ({ notes }) => (
    <ul>
      {notes.map(({ language, text }) => (
        <li key={language}>
          {language}: {text}.
        </li>
      ))}
    </ul>
  ),
});

export default [list, notes];

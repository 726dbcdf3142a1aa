import type { Library, Libraries as LibraryList } from '../content/data/libraries.ts';

const COLUMNS = ['Language', 'Package', 'Newest version', 'Rust core in it', 'Needs', 'Status'] as const;

const versionOf = ({ version, known }: Library) =>
  known === 'registry' ? version : `${version}, by its repository`;

const notesOf = ({ libraries }: LibraryList) =>
  libraries.flatMap(({ language, note }) => (note ? [[language, note] as const] : []));

/** Every library of the SDK, from data/libraries.json. */
export function Libraries({ list }: { list: LibraryList }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, so it must be reachable by keyboard
    <div className="table-scroll" tabIndex={0} role="group" aria-label={`Libraries as of ${list.checked}`}>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.libraries.map((library) => (
            <tr key={library.id}>
              <th scope="row">{library.language}</th>
              <td>
                <a href={library.repository}>
                  <code>{library.package}</code>
                </a>
                <br />
                <small>{library.where}</small>
              </td>
              <td>{versionOf(library)}</td>
              <td>{library.core}</td>
              <td>{library.needs}</td>
              <td>{library.status}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What there is to say about single versions. */
export function LibraryNotes({ list }: { list: LibraryList }) {
  return (
    <ul>
      {notesOf(list).map(([language, note]) => (
        <li key={language}>
          {language}: {note}.
        </li>
      ))}
    </ul>
  );
}

/** The same for the Markdown twin of a page. */
export function librariesMarkdown({ libraries, checked }: LibraryList): string {
  const rows = libraries.map((library) => [
    library.language,
    `[\`${library.package}\`](${library.repository}) (${library.where})`,
    versionOf(library),
    library.core,
    library.needs,
    library.status,
  ]);
  return [
    `Libraries as of ${checked}:`,
    '',
    ...[COLUMNS, COLUMNS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

export const libraryNotesMarkdown = (list: LibraryList) =>
  notesOf(list)
    .map(([language, note]) => `- ${language}: ${note}.`)
    .join('\n');

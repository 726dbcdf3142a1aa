import type { Libraries } from '../../content/data/libraries.ts';

const notesOf = ({ libraries }: Libraries) =>
  libraries.flatMap(({ language, note }) => (note ? [[language, note] as const] : []));

/** Notes on individual versions. */
export function LibraryNotes({ list }: { list: Libraries }) {
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

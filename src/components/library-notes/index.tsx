import { z } from 'zod';
import { type Libraries, libraries } from '../../content/data/libraries.ts';
import { defineComponent } from '../../content/markdown/component.ts';

const notesOf = ({ libraries }: Libraries) =>
  libraries.flatMap(({ language, note }) => (note ? [[language, note] as const] : []));

/** Notes on individual versions. */
function LibraryNotes({ list }: { list: Libraries }) {
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

export default defineComponent({
  name: 'LibraryNotes',
  description: 'Notes on individual library versions',
  usage: '<LibraryNotes />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ list: libraries(sourceDir) }),
  View: LibraryNotes,
});

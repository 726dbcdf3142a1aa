import { z } from 'zod';
import { libraries } from '../../content/data/libraries.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { testedWith } from '../../features/samples/versions.ts';

interface Note {
  language: string;
  text: string;
}

function notesOf(sourceDir: string): Note[] {
  return libraries(sourceDir).libraries.flatMap(({ id, language, package: name, version, note }) => {
    const tested = testedWith(id, name, sourceDir);
    const older = tested && tested.version !== version ? tested : undefined;
    const core = older?.core ? ` (core ${older.core})` : '';
    const parts = [note, older && `these pages are tested with ${older.version}${core}`].filter(Boolean);
    return parts.length > 0 ? [{ language, text: parts.join('; ') }] : [];
  });
}

/** Notes on individual versions. */
function LibraryNotes({ notes }: { notes: readonly Note[] }) {
  return (
    <ul>
      {notes.map(({ language, text }) => (
        <li key={language}>
          {language}: {text}.
        </li>
      ))}
    </ul>
  );
}

export default defineComponent({
  name: 'LibraryNotes',
  description: 'Notes on individual library versions, and which older version the pages are tested with',
  usage: '<LibraryNotes />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ notes: notesOf(sourceDir) }),
  View: LibraryNotes,
});

import { z } from 'zod';
import { libraries } from '../../content/data/libraries.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { LibraryNotes } from './LibraryNotes.tsx';

export default defineComponent({
  name: 'LibraryNotes',
  description: 'Notes on individual library versions',
  usage: '<LibraryNotes />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ list: libraries(sourceDir) }),
  View: LibraryNotes,
});

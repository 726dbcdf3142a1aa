import { z } from 'zod';
import { libraries } from '../../content/data/libraries.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { Libraries, librariesMarkdown } from './Libraries.tsx';

export default defineComponent({
  name: 'Libraries',
  description: 'Every SDK library with its version, core, and status',
  usage: '<Libraries />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ list: libraries(sourceDir) }),
  View: Libraries,
  markdown: ({ list }) => librariesMarkdown(list),
  links: ({ list }) => list.libraries.map(({ repository }) => repository),
});

import { z } from 'zod';
import { libraries } from '../../content/data/libraries.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { Libraries } from './Libraries.tsx';

export default defineComponent({
  name: 'Libraries',
  description: 'Every SDK library with its version, core, and status',
  usage: '<Libraries />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ list: libraries(sourceDir) }),
  View: Libraries,
  links: ({ list }) => list.libraries.map(({ repository }) => repository),
});

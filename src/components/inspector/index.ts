import { z } from 'zod';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { Inspector } from './Inspector.tsx';

export default defineComponent({
  name: 'Inspector',
  description:
    'The file inspector, loaded when a reader presses its button; `src` names a file on this site, and `store` its sidecar',
  usage: '<Inspector src="/samples/manifest-examples/files/created.jpg" />',
  attributes: z.object({
    src: writtenText.optional(),
    store: writtenText.optional(),
  }),
  load: (attributes, { tools }) => ({ ...attributes, hasPage: tools.includes('inspect') }),
  View: Inspector,
  links: ({ src, store }) => [src, store].filter((address) => address !== undefined),
});

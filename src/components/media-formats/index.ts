import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { mediaFormats } from './data.ts';
import { MediaFormats, mediaFormatsMarkdown } from './MediaFormats.tsx';

export default defineComponent({
  name: 'MediaFormats',
  description: 'Every media format of the Rust core, with what was tried',
  usage: '<MediaFormats />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ list: mediaFormats(sourceDir) }),
  View: MediaFormats,
  markdown: ({ list }) => mediaFormatsMarkdown(list),
});

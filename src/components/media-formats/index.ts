import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { mediaFormats } from './data.ts';
import { MediaFormats } from './MediaFormats.tsx';

export default defineComponent({
  name: 'MediaFormats',
  description: 'A table of the Rust core’s media formats, with test results',
  usage: '<MediaFormats />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ list: mediaFormats(sourceDir) }),
  View: MediaFormats,
});

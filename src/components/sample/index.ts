import { join } from 'node:path';
import { z } from 'zod';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { readSample } from '../../features/samples/shown.ts';
import { loadSample } from './load-sample.ts';
import { SampleCode, sampleLinks } from './SampleCode.tsx';

export default defineComponent({
  name: 'Sample',
  description: 'A file from `samples/` or `examples/`, or one `#region` of it',
  usage: '<Sample file="read-manifest/node/read.mjs" />',
  attributes: z.object({
    file: writtenText,
    region: z.string().optional(),
    title: z.string().optional(),
    lang: z.string().optional(),
    args: z.string().optional().meta({ example: 'created.jpg' }),
  }),
  load: async (attributes, context) => ({
    sample: await loadSample(readSample(join(context.sourceDir, 'samples'), attributes), context),
  }),
  View: SampleCode,
  links: ({ sample }) => sampleLinks(sample),
});

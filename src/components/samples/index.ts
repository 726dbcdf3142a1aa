import { join } from 'node:path';
import { z } from 'zod';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { LANGUAGE_NAMES } from '../../content/samples/languages.ts';
import { readSamples } from '../../content/samples/shown.ts';
import { loadSample } from '../sample/load-sample.ts';
import { sampleLinks } from '../sample/SampleCode.tsx';
import { SampleTabs } from './SampleTabs.tsx';

export default defineComponent({
  name: 'Samples',
  description: 'A tab for each language of a task: all languages, or those in `only`',
  usage: '<Samples of="read-manifest" only={["node", "python"]} />',
  attributes: z.object({
    of: writtenText,
    region: z.string().optional(),
    only: z.array(z.string(), '`only` must be a list of languages, like only={["node"]}').optional(),
  }),
  async load(attributes, context) {
    const shown = readSamples(join(context.sourceDir, 'samples'), attributes);
    const languages = await Promise.all(
      shown.map(async (sample) => ({
        value: sample.language,
        label: LANGUAGE_NAMES[sample.language] ?? sample.language,
        sample: await loadSample(sample, context),
      })),
    );
    return { name: `tabs-${context.nextNumber()}`, languages };
  },
  View: SampleTabs,
  links: ({ languages }) => languages.flatMap(({ sample }) => sampleLinks(sample)),
});

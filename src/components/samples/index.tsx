import { join } from 'node:path';
import { z } from 'zod';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { LANGUAGE_NAMES } from '../../features/samples/run.ts';
import { readSamples } from '../../features/samples/shown.ts';
import { CodeTabs } from '../../ui/CodeBlock.tsx';
import { sampleBlock } from '../sample/index.tsx';
import { type LoadedSample, loadSample } from '../sample/load-sample.ts';

interface SampleTabsProps {
  /** Unique on the page. */
  name: string;
  languages: ReadonlyArray<{ value: string; label: string; sample: LoadedSample }>;
}

/** The languages of a task as tabs. */
function SampleTabs({ name, languages, href }: SampleTabsProps & { href: (address: string) => string }) {
  const tabs = languages.map(({ value, label, sample }) => ({ ...sampleBlock(sample, href), value, label }));
  return <CodeTabs name={name} kind="language" legend="Language" tabs={tabs} />;
}

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
});

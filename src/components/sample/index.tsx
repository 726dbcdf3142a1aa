import { join } from 'node:path';
import { z } from 'zod';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { languageName } from '../../features/samples/run.ts';
import { readSample, readSamples } from '../../features/samples/shown.ts';
import { CodeBlock, CodeTabs } from '../../ui/CodeBlock.tsx';
import { type LoadedSample, loadSample } from './load-sample.ts';
import { SampleRun } from './SampleRun.tsx';

type Href = (address: string) => string;

/** The contents of a sample's code block: the program and, below it, how to run it. */
const sampleBlock = ({ block, run, whole }: LoadedSample, href: Href) => ({
  ...block,
  ...(whole && { isExcerpt: true }),
  ...((run || whole) && {
    run: (
      <>
        {whole && <WholeFile href={href(whole.address)} name={whole.name} />}
        {run && <SampleRun {...run} isExcerpt={whole !== undefined} href={href} />}
      </>
    ),
  }),
});

/** A link that a script turns into a button: it shows the rest of the file in place (ui/CodeBlock.client.ts). */
function WholeFile({ href, name }: { href: string; name: string }) {
  return (
    <>
      <a className="whole-file" href={href}>
        Show all of {name}
      </a>
      <br />
    </>
  );
}

/** A program, its input, or its output. */
export function SampleCode({ sample, href }: { sample: LoadedSample; href: Href }) {
  return <CodeBlock {...sampleBlock(sample, href)} />;
}

const Sample = defineComponent({
  name: 'Sample',
  attributes: z.object({
    file: writtenText,
    region: z.string().optional(),
    title: z.string().optional(),
    lang: z.string().optional(),
    args: z.string().optional().meta({ example: 'created.jpg' }),
    /** `false` if the page's own steps prepare and run the program. */
    setUp: z.boolean().optional(),
  }),
  load: async ({ setUp = true, ...attributes }, context) => ({
    sample: await loadSample(readSample(join(context.sourceDir, 'samples'), attributes), context, setUp),
  }),
  View: SampleCode,
});

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

const Samples = defineComponent({
  name: 'Samples',
  attributes: z.object({
    of: writtenText,
    region: z.string().optional(),
    args: z.string().optional(),
    only: z.array(z.string(), '`only` must be a list of languages, like only={["node"]}').optional(),
  }),
  async load(attributes, context) {
    // Before anything is awaited, so that numbers follow the page.
    const name = `tabs-${context.nextNumber()}`;
    const shown = readSamples(join(context.sourceDir, 'samples'), attributes);
    const languages = await Promise.all(
      shown.map(async (sample) => ({
        value: sample.language,
        label: languageName(sample.language),
        sample: await loadSample(sample, context),
      })),
    );
    return { name, languages };
  },
  View: SampleTabs,
});

export default [Sample, Samples];

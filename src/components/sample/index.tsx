import { join } from 'node:path';
import { z } from 'zod';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { readSample } from '../../features/samples/shown.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { type LoadedSample, loadSample } from './load-sample.ts';
import { SampleRun } from './SampleRun.tsx';

type Href = (address: string) => string;

/** The contents of a sample's code block: the program and, below it, how to run it. */
export const sampleBlock = ({ block, run, whole }: LoadedSample, href: Href) => ({
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
});

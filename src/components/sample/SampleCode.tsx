import { fence } from '../../text/fence.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import type { LoadedSample } from './load-sample.ts';
import { SampleRun, sampleRunMarkdown } from './SampleRun.tsx';

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

/** A link that a script turns into a button: it shows the rest of the file in place (client/reading/whole-file.ts). */
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

/** The same for the page's Markdown twin. */
export const sampleMarkdown = ({ block, code, run, whole }: LoadedSample): string =>
  [
    fence(block.lang, code, block.title),
    ...(whole ? [`Excerpt. The whole file: [${whole.name}](${whole.address}).`] : []),
    ...(run ? [sampleRunMarkdown(run)] : []),
    ...(block.note ? [block.note] : []),
  ].join('\n\n');

/** Every address that the view links to. */
export const sampleLinks = ({ run, whole }: LoadedSample): string[] =>
  [
    ...(whole ? [whole] : []),
    ...(run
      ? [
          ...run.files,
          ...run.inputs,
          ...(run.setUp ? [run.setUp] : []),
          ...(run.archive ? [{ address: run.archive }] : []),
        ]
      : []),
  ].map(({ address }) => address);

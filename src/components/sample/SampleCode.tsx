import { fence } from '../../text/fence.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import type { LoadedSample } from './load-sample.ts';
import { SampleRun, sampleRunMarkdown } from './SampleRun.tsx';

type Href = (address: string) => string;

/** The contents of a sample's code block: the program and, below it, how to run it. */
export const sampleBlock = ({ block, run }: LoadedSample, href: Href) => ({
  ...block,
  ...(run && { run: <SampleRun {...run} href={href} /> }),
});

/** A program, its input, or its output. */
export function SampleCode({ sample, href }: { sample: LoadedSample; href: Href }) {
  return <CodeBlock {...sampleBlock(sample, href)} />;
}

/** The same for the page's Markdown twin. */
export const sampleMarkdown = ({ block, code, run }: LoadedSample): string =>
  [
    fence(block.lang, code, block.title),
    ...(run ? [sampleRunMarkdown(run)] : []),
    ...(block.note ? [block.note] : []),
  ].join('\n\n');

/** Every address that the view links to. */
export const sampleLinks = ({ run }: LoadedSample): string[] =>
  run ? [...run.files, ...run.inputs, ...(run.setUp ? [run.setUp] : [])].map(({ address }) => address) : [];

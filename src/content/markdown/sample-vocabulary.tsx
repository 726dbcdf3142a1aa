import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hrefOf } from '../../addresses/address.ts';
import { SampleRun, type SampleRunProps, sampleRunMarkdown } from '../../mdx/SampleRun.tsx';
import type { CodeBlockData } from '../../page-data/code-block.ts';
import { fence } from '../../text/fence.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { CodeTabs } from '../../ui/CodeTabs.tsx';
import { labelOf } from '../samples/labels.ts';
import { LANGUAGE_NAMES } from '../samples/languages.ts';
import { savedFrom } from '../samples/served.ts';
import { required, text } from './author-attributes.ts';
import { highlightLines } from './highlight.ts';
import { readSample, readSamples, type ShownSample } from './samples.ts';
import type { Expansion, VocabularyContext } from './vocabulary.tsx';

type Attributes = Record<string, unknown>;

/** The page that says what each language needs before its samples run; a site without it shows no link to it. */
const SET_UP = '/docs/manifest/run-samples';

/** How to run a sample, at the first of its parts on a page. */
function runProps(
  { run }: ShownSample,
  { sourceDir, isFirst }: VocabularyContext,
): SampleRunProps | undefined {
  if (!run || !isFirst(run.files[0] ?? '')) return undefined;
  const { command, choose, files, language } = run;
  const explained = command && existsSync(join(sourceDir, `${SET_UP}.mdx`));
  return {
    command,
    choose,
    files: files.map((file) => ({
      href: savedFrom(file),
      name: basename(file),
      label: labelOf(join(sourceDir, 'samples'), file),
    })),
    setUp: explained ? { href: `${SET_UP}#${language}`, language } : undefined,
  };
}

async function expandOne(shown: ShownSample, context: VocabularyContext) {
  const { lang, code, title, note } = shown;
  const run = runProps(shown, context);
  const href = (address: string) => hrefOf(address, context.policy);
  const block: CodeBlockData = {
    lang,
    title,
    lines: await highlightLines(code, lang),
    ...(note && { note }),
    ...(run && {
      run: (
        <SampleRun
          {...run}
          files={run.files.map((file) => ({ ...file, href: href(file.href) }))}
          setUp={run.setUp && { ...run.setUp, href: href(run.setUp.href) }}
        />
      ),
    }),
  };
  const markdown = [
    fence(lang, code, title),
    ...(run ? [sampleRunMarkdown(run)] : []),
    ...(note ? [note] : []),
  ];
  const links = run ? [...run.files.map((file) => file.href), ...(run.setUp ? [run.setUp.href] : [])] : [];
  return { block, markdown: markdown.join('\n\n'), links };
}

/** `<Sample file="task/language/name" region="x" />`: a program, its input or its output. */
export async function expandSample(attributes: Attributes, context: VocabularyContext): Promise<Expansion> {
  const shown = readSample(join(context.sourceDir, 'samples'), {
    file: required(attributes, 'file'),
    region: text(attributes, 'region'),
    title: text(attributes, 'title'),
    lang: text(attributes, 'lang'),
  });
  const { block, markdown, links } = await expandOne(shown, context);
  return { view: <CodeBlock {...block} />, markdown, links };
}

/** `<Samples of="task" region="x" only={["node"]} />`: the languages of a task as tabs. */
export async function expandSamples(attributes: Attributes, context: VocabularyContext): Promise<Expansion> {
  const shown = readSamples(join(context.sourceDir, 'samples'), {
    of: required(attributes, 'of'),
    region: text(attributes, 'region'),
    only: attributes.only as string[] | undefined,
  });
  const languages = await Promise.all(
    shown.map(async (sample) => ({
      value: sample.language,
      label: LANGUAGE_NAMES[sample.language] ?? sample.language,
      ...(await expandOne(sample, context)),
    })),
  );
  const tabs = languages.map(({ value, label, block }) => ({ ...block, value, label }));
  return {
    view: <CodeTabs name={`tabs-${context.nextNumber()}`} kind="language" legend="Language" tabs={tabs} />,
    markdown: languages.map(({ label, markdown }) => `**${label}**\n\n${markdown}`).join('\n\n'),
    links: languages.flatMap(({ links }) => links),
  };
}

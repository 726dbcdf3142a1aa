import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { hrefOf } from '../../addresses/address.ts';
import { didYouMean } from '../../config/nearest.ts';
import {
  codePage,
  Example,
  ExampleGallery,
  ExampleReading,
  exampleFile,
  exampleGalleryMarkdown,
  exampleMarkdown,
  examplePage,
  exampleReadingMarkdown,
} from '../../mdx/ManifestExamples.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { readingOf } from '../data/example-reading.ts';
import { EXAMPLE_FILES, manifestExamples, type ReadExample, readExample } from '../data/manifest-examples.ts';
import { reportPart, withoutKeys } from '../data/report-part.ts';
import { highlightLines } from './highlight.ts';
import type { Expansion, VocabularyContext } from './vocabulary.tsx';

type Attributes = Record<string, unknown>;

const hrefIn =
  ({ policy }: VocabularyContext) =>
  (address: string) =>
    hrefOf(address, policy);

/** The example that `name="…"` means. @throws Error with the nearest name */
function named({ name }: Attributes, sourceDir: string): { example: ReadExample; root: string } {
  const { examples, root } = manifestExamples(sourceDir);
  const example = examples.find((one) => one.name === name);
  if (!example) {
    const names = examples.map((one) => one.name);
    const fix = didYouMean(String(name), names, `the examples are ${names.join(', ')}`);
    throw new Error(`data/manifest-examples.json has no example \`${name}\`; ${fix}`);
  }
  return { example: readExample(sourceDir, example), root };
}

/** `<Example name="created" />`: the asset to see or hear, and its files. */
export function expandExample(attributes: Attributes, context: VocabularyContext): Expansion {
  const { sourceDir } = context;
  const { example } = named(attributes, sourceDir);
  const { name, file, store, type } = example;
  const size = type.startsWith('image/')
    ? imageSize(readFileSync(join(sourceDir, EXAMPLE_FILES, file)))
    : undefined;
  return {
    view: (
      <Example
        example={example}
        size={size && { width: size.width, height: size.height }}
        href={hrefIn(context)}
      />
    ),
    markdown: exampleMarkdown(example),
    links: [file, `${name}.json`, ...(store ? [store] : [])].map(exampleFile),
  };
}

/** `<ExampleGallery />`: all examples in one table. */
export function expandExampleGallery(_: Attributes, context: VocabularyContext): Expansion {
  const { sourceDir } = context;
  const list = manifestExamples(sourceDir);
  const examples = list.examples.map((example) => readExample(sourceDir, example));
  return {
    view: <ExampleGallery examples={examples} readWith={list.with} href={hrefIn(context)} />,
    markdown: exampleGalleryMarkdown(examples),
    links: examples.map(examplePage),
  };
}

/** `<ExampleReading name="created" />`: both states and every status code. */
export function expandExampleReading(attributes: Attributes, context: VocabularyContext): Expansion {
  const { example, root } = named(attributes, context.sourceDir);
  const reading = readingOf(example.report, example);
  return {
    view: <ExampleReading reading={reading} root={root} href={hrefIn(context)} />,
    markdown: exampleReadingMarkdown(reading, root),
    links: reading.codes.flatMap(({ code, becomes }) => [code, ...(becomes ? [becomes] : [])]).map(codePage),
  };
}

/** `<ExampleReport name="created" part="active.assertions" without={["hash"]} title="…" />`: a piece of the report. */
export async function expandExampleReport(
  attributes: Attributes,
  { sourceDir }: VocabularyContext,
): Promise<Expansion> {
  const { part, without = [], title } = attributes;
  if (typeof part !== 'string') throw new Error('`part` is missing; write part="active.assertions"');
  if (!Array.isArray(without)) throw new Error('`without` is a list of keys, like without={["hash"]}');
  const { example } = named(attributes, sourceDir);
  const json = JSON.stringify(withoutKeys(reportPart(example.report, part), without), null, 2);
  const caption = typeof title === 'string' ? title : `${example.name}.json, ${part}`;
  return {
    view: <CodeBlock lang="json" title={caption} lines={await highlightLines(json, 'json')} />,
    markdown: `${caption}:\n\n\`\`\`json\n${json}\n\`\`\``,
  };
}

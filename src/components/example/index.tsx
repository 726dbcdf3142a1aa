import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '@content-credentials/verdict/nearest';
import { imageSize } from 'image-size';
import { z } from 'zod';
import {
  EXAMPLE_FILES,
  type ExampleReport,
  manifestExamples,
  type ReadExample,
  readExample,
} from '../../content/data/manifest-examples.ts';
import { cutOut } from '../../content/json-types/reference.ts';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { highlightLines } from '../../content/markdown/highlight.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { DataTable } from '../../ui/DataTable.tsx';

/** The example with this name, with its report and the root certificate. @throws Error with the closest name */
export function namedExample(name: string, sourceDir: string): { example: ReadExample; root: string } {
  const { examples, root } = manifestExamples(sourceDir);
  const example = examples.find((one) => one.name === name);
  if (!example) {
    const names = examples.map((one) => one.name);
    const fix = didYouMean(name, names, `the examples are ${names.join(', ')}`);
    throw new Error(`data/manifest-examples.json has no example \`${name}\`; ${fix}`);
  }
  return { example: readExample(sourceDir, example), root };
}

/** The address of an example's file. */
const exampleFile = (file: string) => `/${EXAMPLE_FILES}/${file}`;

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)}\u00a0kB`;
/** Labels of the file types. */
const KINDS = { 'image/jpeg': 'JPEG', 'audio/wav': 'WAV', 'video/mp4': 'MP4' } as const;

interface ExampleProps {
  example: ReadExample;
  /** A picture's width and height in pixels. */
  size?: { width: number; height: number } | undefined;
}

type Href = (address: string) => string;

function Media({ example: { file, type, description }, size, href }: ExampleProps & { href: Href }) {
  const src = href(exampleFile(file));
  if (type === 'image/jpeg')
    return <img src={src} alt={description} loading="lazy" decoding="async" {...size} />;
  if (type === 'audio/wav')
    // biome-ignore lint/a11y/useMediaCaption: tones without words
    return <audio src={src} controls preload="none" aria-label={description} />;
  return (
    <video
      src={src}
      controls
      muted
      playsInline
      preload="metadata"
      width="480"
      height="270"
      aria-label={description}
    />
  );
}

/** An example's asset, shown or played, with links to its files. */
function Example(props: ExampleProps & { href: Href }) {
  const { example, href } = props;
  const { name, file, store, type, bytes, description } = example;
  return (
    <figure className="example">
      <Media {...props} />
      <figcaption>
        {type !== 'image/jpeg' && `${description} `}
        <a href={href(exampleFile(file))} download={file}>
          {file}
        </a>{' '}
        ({KINDS[type]}, {kilobytes(bytes)})
        {store && (
          <>
            {', '}
            <a href={href(exampleFile(store))} download={store}>
              {store}
            </a>
          </>
        )}
        {', '}
        <a href={href(exampleFile(`${name}.json`))}>{name}.json</a> (full report)
      </figcaption>
    </figure>
  );
}

const example = defineComponent({
  name: 'Example',
  attributes: z.object({ name: writtenText }),
  load({ name }, { sourceDir }) {
    const { example } = namedExample(name, sourceDir);
    if (!example.type.startsWith('image/')) return { example };
    const { width, height } = imageSize(readFileSync(join(sourceDir, EXAMPLE_FILES, example.file)));
    return { example, size: { width, height } };
  },
  View: Example,
});

/** An example's page. */
const examplePage = ({ name }: { name: string }) => `/docs/manifest/manifest-examples/${name}`;

const gallery = defineComponent({
  name: 'ExampleGallery',
  load(_, { sourceDir }) {
    const list = manifestExamples(sourceDir);
    return {
      examples: list.examples.map((example) => readExample(sourceDir, example)),
      readWith: list.with,
    };
  },
  View: ({ examples, readWith, href }) => (
    <DataTable
      noun="examples"
      caption={`Validation states from ${readWith}, without a trust anchor and with the examples' root certificate`}
      filterLabel="Filter by keyword, such as “JPEG Invalid”"
      columns={['Example', 'File', 'No anchor', 'Our root', { label: 'Ingredients', sort: 'number' }]}
      rows={examples.map((example) => ({
        key: example.name,
        cells: [
          <>
            <a href={href(examplePage(example))}>{example.title}</a> <small>{example.shows}</small>
          </>,
          <>
            {KINDS[example.type] + (example.store ? ' + C2PA' : '')} <small>{kilobytes(example.bytes)}</small>
          </>,
          example.report.validation_state,
          example.trusted.state,
          example.ingredients,
        ],
      }))}
    />
  ),
});

/**
 * A part of a report: `active` is the active manifest, `older.0` the first of the others, and `results` the
 * validation results. Names and numbers after that select a part, as in `active.ingredients.0`.
 * @throws Error with the available names if the path doesn't exist
 */
export function reportPart(report: ExampleReport, part: string, file: string): unknown {
  const { [report.active_manifest]: active, ...others } = report.manifests;
  const parts = { active, older: Object.values(others), results: report.validation_results };
  return cutOut(parts, { file, at: `/${part.replaceAll('.', '/')}` });
}

const report = defineComponent({
  name: 'ExampleReport',
  attributes: z.object({
    name: writtenText,
    part: writtenText.meta({ example: 'active.assertions' }),
    without: z.array(z.string(), '`without` must be a list of keys, like without={["hash"]}').default([]),
    title: z.string().optional(),
  }),
  async load({ name, part, without, title = `${name}.json, ${part}` }, { sourceDir }) {
    const { example } = namedExample(name, sourceDir);
    const shown = reportPart(example.report, part, `manifest-examples/files/${name}.json`);
    const json = JSON.stringify(shown, (key, value) => (without.includes(key) ? undefined : value), 2);
    return { lang: 'json', title, lines: await highlightLines(json, 'json') };
  },
  View: CodeBlock,
});

export default [example, gallery, report];

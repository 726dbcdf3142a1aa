import { Fragment } from 'react';
import type { Reading, ReadingCode } from '../content/data/example-reading.ts';
import { EXAMPLE_FILES, type ReadExample } from '../content/data/manifest-examples.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { InlineCode } from '../ui/InlineCode.tsx';
import { Table } from '../ui/Table.tsx';

/** Turns an address of this site into a link. */
export type Href = (address: string) => string;

export const exampleFile = (file: string) => `/${EXAMPLE_FILES}/${file}`;
export const examplePage = ({ name }: { name: string }) => `/docs/manifest/manifest-examples/${name}`;
export const codePage = (code: string) => `/docs/codes/${code}`;

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)}\u00a0kB`;
const KINDS = { 'image/jpeg': 'JPEG', 'audio/wav': 'WAV', 'video/mp4': 'MP4' } as const;

export interface ExampleProps {
  example: ReadExample;
  /** Width and height of a picture in pixels. */
  size?: { width: number; height: number } | undefined;
  href: Href;
}

function Media({ example: { file, type, description }, size, href }: ExampleProps) {
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

/** An example's asset to see or hear, and its files to save. */
export function Example(props: ExampleProps) {
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
        <a href={href(exampleFile(`${name}.json`))}>{name}.json</a> (the whole report)
      </figcaption>
    </figure>
  );
}

const COLUMNS = [
  { label: 'Example', sort: 'text' },
  { label: 'File', sort: 'text' },
  { label: 'No anchor', sort: 'text' },
  { label: 'Our root', sort: 'text' },
  { label: 'Ingredients', sort: 'number' },
  { label: 'Size', sort: 'number' },
] as const;

/** All examples side by side. */
export function ExampleGallery({
  examples,
  readWith,
  href,
}: {
  examples: readonly ReadExample[];
  readWith: string;
  href: Href;
}) {
  return (
    <DataTable
      noun="examples"
      caption={`States as ${readWith} reads them, without a trust anchor and with the root of the examples`}
      filterLabel="Filter by any words, such as “JPEG Invalid”"
      columns={COLUMNS}
      rows={examples.map((example) => ({
        key: example.name,
        cells: [
          <Fragment key="page">
            <a href={href(examplePage(example))}>{example.title}</a> <small>{example.shows}</small>
          </Fragment>,
          KINDS[example.type] + (example.store ? ' + C2PA' : ''),
          example.report.validation_state,
          example.trusted.state,
          example.ingredients,
          kilobytes(example.bytes),
        ],
      }))}
    />
  );
}

const CodeLink = ({ code, href }: { code: string; href: Href }) => (
  <a href={href(codePage(code))}>
    <InlineCode text={code} />
  </a>
);

const inWords = ({ about, times }: ReadingCode) => (times > 1 ? `${about} and ${times - 1} more` : about);

/** What a validator says: the two states, then every code of the reading without a trust anchor. */
export function ExampleReading({ reading, root, href }: { reading: Reading; root: string; href: Href }) {
  return (
    <div className="example-reading">
      <p>
        Without a trust anchor: <strong>{reading.state}</strong>. With <code>{root}</code> as trust anchor:{' '}
        <strong>{reading.trusted}</strong>.
      </p>
      <Table
        label="Status codes"
        columns={[{ label: 'Code' }, { label: 'Kind' }, { label: 'About' }, { label: 'With our root' }]}
        rows={reading.codes.map((entry) => ({
          key: `${entry.code} ${entry.about}`,
          cells: [
            <CodeLink key="code" code={entry.code} href={href} />,
            entry.kind,
            inWords(entry),
            entry.becomes ? <CodeLink key="root" code={entry.becomes} href={href} /> : 'the same',
          ],
        }))}
        hasRowHeads
      />
    </div>
  );
}

/** The same for the Markdown twins of pages. */
export function exampleMarkdown({ name, file, store, description }: ReadExample): string {
  const files = [file, ...(store ? [store] : []), `${name}.json`];
  return `${description} Files: ${files.map((one) => `[${one}](${exampleFile(one)})`).join(', ')}`;
}

export function exampleGalleryMarkdown(examples: readonly ReadExample[]): string {
  return [
    `| ${COLUMNS.map(({ label }) => label).join(' | ')} |`,
    `| ${COLUMNS.map(() => '---').join(' | ')} |`,
    ...examples.map(
      (one) =>
        `| [${one.title}](${examplePage(one)}): ${one.shows} | ${KINDS[one.type]} | ${one.report.validation_state} | ${one.trusted.state} | ${one.ingredients} | ${kilobytes(one.bytes)} |`,
    ),
  ].join('\n');
}

export function exampleReadingMarkdown({ state, trusted, codes }: Reading, root: string): string {
  return [
    `Without a trust anchor: ${state}. With \`${root}\` as trust anchor: ${trusted}.`,
    '',
    '| Code | Kind | About | With our root |',
    '| --- | --- | --- | --- |',
    ...codes.map(
      (entry) =>
        `| \`${entry.code}\` | ${entry.kind} | ${inWords(entry)} | ${entry.becomes ? `\`${entry.becomes}\`` : 'the same'} |`,
    ),
  ].join('\n');
}

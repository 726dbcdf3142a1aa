import type { MediaFormat, MediaFormats as MediaFormatList } from '../content/data/media-formats.ts';
import { DataTable } from './DataTable.tsx';
import { Line } from './Line.tsx';

const COLUMNS = [
  { label: 'Format', sort: 'text' },
  { label: 'Extensions', sort: 'text' },
  { label: 'MIME types', sort: 'text' },
  { label: 'Support', sort: 'text' },
  { label: 'Where the manifest store lies', sort: 'text' },
] as const;

const supportOf = ({ signs }: MediaFormat) => (signs ? 'read and sign' : 'read only');

/** Every media format of the Rust core, from data/media-formats.json. */
export function MediaFormats({ list }: { list: MediaFormatList }) {
  return (
    <DataTable
      noun="formats"
      caption={`Media formats of the Rust core ${list.core}, tried with ${list.with} on ${list.checked}`}
      filterLabel="Filter by any words, such as “audio” or “image/heic”"
      columns={COLUMNS}
      rows={list.formats.map((format) => ({
        key: format.name,
        cells: [
          <>
            {format.name} <small>{format.kind}</small>
          </>,
          format.extensions.map((extension) => `.${extension}`).join(', '),
          format.types.flatMap((type, i) => [i > 0 && ', ', <code key={type}>{type}</code>]),
          supportOf(format),
          <>
            <Line text={format.where} />
            {format.note && (
              <small>
                {' '}
                <Line text={format.note} />
              </small>
            )}
          </>,
        ],
      }))}
    />
  );
}

/** The same for the Markdown twin of a page. */
export function mediaFormatsMarkdown({ formats, core, checked }: MediaFormatList): string {
  const rows = formats.map((format) => [
    `${format.name} (${format.kind})`,
    format.extensions.map((extension) => `.${extension}`).join(', '),
    format.types.map((type) => `\`${type}\``).join(', '),
    supportOf(format),
    [format.where, format.note].filter(Boolean).join('. '),
  ]);
  return [
    `Media formats of the Rust core ${core}, checked on ${checked}:`,
    '',
    ...[COLUMNS.map(({ label }) => label), COLUMNS.map(() => '---'), ...rows].map(
      (cells) => `| ${cells.join(' | ')} |`,
    ),
  ].join('\n');
}

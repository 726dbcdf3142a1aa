import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Line } from '../../ui/Line.tsx';
import {
  formatsOf,
  type MediaFormats as MediaFormatList,
  mediaFormats,
  supportOf,
  triedWith,
} from './data.ts';

const COLUMNS = [
  { label: 'Format', sort: 'text' },
  { label: 'MIME types', sort: 'text' },
  { label: 'Support', sort: 'text' },
  { label: 'Location of the store', sort: 'text' },
] as const;

/** More types than this would make a row taller than the window. */
const MAX_TYPES = 4;

function Types({ of: types }: { of: readonly string[] }) {
  const list = types.flatMap((type, i) => [i > 0 && ', ', <InlineCode key={type} text={type} />]);
  if (types.length <= MAX_TYPES) return list;
  return (
    <details className="types">
      <summary>{types.length} types</summary>
      <p>{list}</p>
    </details>
  );
}

/** Every media format of the Rust core, from data/media-formats.json. */
function MediaFormats({ list }: { list: MediaFormatList }) {
  return (
    <DataTable
      noun="formats"
      caption={`Media formats of the Rust core, tested with ${triedWith(list)} on ${list.checked}`}
      filterLabel="Filter by keyword, such as “audio” or “image/heic”"
      columns={COLUMNS}
      rows={list.formats.map((format) => ({
        key: format.name,
        cells: [
          <>
            {format.name}{' '}
            <small>{`${format.kind}: ${format.extensions.map((extension) => `.${extension}`).join(', ')}`}</small>
          </>,
          <Types key="types" of={format.types} />,
          supportOf(format, list),
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

export default defineComponent({
  name: 'MediaFormats',
  description: 'A table of the Rust core’s media formats, or of those that one core reads, with test results',
  usage: '<MediaFormats core="0.90.1" />',
  attributes: z.object({ core: z.string().optional() }),
  load: ({ core }, { sourceDir }) => {
    const list = mediaFormats(sourceDir);
    return { list: core === undefined ? list : formatsOf(core, list) };
  },
  View: MediaFormats,
});

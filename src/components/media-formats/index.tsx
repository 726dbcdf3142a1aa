import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { dataFile } from '../../content/read-data-file.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Line } from '../../ui/Line.tsx';

const format = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(['image', 'video', 'audio', 'document', 'sidecar']),
  /** Without the period. */
  extensions: z.array(z.string().regex(/^[a-z0-9]+$/)).min(1),
  /** The MIME types that the core accepts for it; use the first one. */
  types: z.array(z.string().regex(/^[a-z]+\/[\w.+-]+$/)).min(1),
  /** The oldest tested core that finds a manifest in such a file. */
  reads: z.string(),
  /** The oldest tested core that embeds a manifest in such a file. */
  signs: z.union([z.string(), z.literal(false)]),
  /** Where the manifest store is in the file; code between backticks. */
  where: z.string().min(1),
  note: z.string().min(1).optional(),
});

const list = z
  .strictObject({
    checked: z.iso.date(),
    /** Versions of the Rust core, oldest first, each with the program that tested all formats: samples/every-format. */
    cores: z.array(z.strictObject({ core: z.string(), with: z.string() })).min(1),
    formats: z.array(format).min(1),
  })
  .superRefine(({ cores, formats }, context) => {
    const tried = cores.map(({ core }) => core);
    for (const { name, reads, signs } of formats) {
      for (const core of [reads, signs]) {
        if (core !== false && !tried.includes(core))
          context.addIssue(`${name}: core ${core} wasn't tested; \`cores\` has ${tried.join(', ')}`);
      }
    }
  });

export type MediaFormat = z.infer<typeof format>;
export type MediaFormats = z.infer<typeof list>;

/** The Rust core's media formats, which every library shares. @throws Error if the data file has a mistake */
export const mediaFormats = dataFile('media-formats.json', list);

/** The list for readers of one core: without the formats that it doesn't read. @throws Error for a core that wasn't tested */
export function formatsOf(core: string, { cores, formats, ...list }: MediaFormats): MediaFormats {
  const place = cores.findIndex((one) => one.core === core);
  if (place < 0)
    throw new Error(`core ${core} wasn't tested; \`cores\` has ${cores.map((one) => one.core).join(', ')}`);
  const known = cores.slice(0, place + 1).map((one) => one.core);
  return {
    ...list,
    cores: cores.slice(place, place + 1),
    formats: formats
      .filter(({ reads }) => known.includes(reads))
      .map((one) => ({ ...one, reads: core, signs: one.signs && known.includes(one.signs) && core })),
  };
}

/** What the core can do with a format, in words: `read and sign`, `read, sign since core 0.91.3`. */
export function supportOf({ reads, signs }: MediaFormat, { cores }: MediaFormats): string {
  const since = (core: string) => (core === cores[0]?.core ? '' : ` since core ${core}`);
  if (signs === false) return `read only${since(reads)}`;
  return reads === signs ? `read and sign${since(reads)}` : `read${since(reads)}, sign${since(signs)}`;
}

/** `core 0.90.1 (@contentauth/c2pa-node 0.8.0), …`: the versions that the formats were tested with. */
export const triedWith = ({ cores }: MediaFormats) =>
  cores.map((one) => `${one.core} (${one.with})`).join(', ');

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

export default defineComponent({
  name: 'MediaFormats',
  attributes: z.object({ core: z.string().optional() }),
  load: ({ core }, { sourceDir }) => {
    const list = mediaFormats(sourceDir);
    return { list: core === undefined ? list : formatsOf(core, list) };
  },
  View: ({ list }) => (
    <DataTable
      noun="formats"
      caption={`Media formats of the Rust core, tested with ${triedWith(list)} on ${list.checked}`}
      filterLabel="Filter by keyword, such as “audio” or “image/heic”"
      columns={['Format', 'MIME types', 'Support', 'Location of the store']}
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
  ),
});

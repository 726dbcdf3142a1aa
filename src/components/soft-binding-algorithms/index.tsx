import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { dataFile } from '../../content/read-data-file.ts';
import { DataTable } from '../../ui/DataTable.tsx';

const MEDIA = ['application', 'audio', 'image', 'model', 'text', 'video'] as const;

const algorithm = z
  .strictObject({
    /** The number in a signpost watermark. */
    id: z.int().min(0).max(65_535),
    /** The value of `alg` in a soft-binding assertion. */
    alg: z.string().regex(/^[A-Za-z]{2,63}(\.[A-Za-z0-9][A-Za-z0-9-]*)+$/),
    type: z.enum(['watermark', 'fingerprint']),
    /** Kinds of decoded content; the list gives these, file formats, or both. */
    media: z.array(z.enum(MEDIA)),
    formats: z.array(z.string().regex(/^[a-z]+\/[\w.+-]+$/)),
    owner: z.string().min(1),
    about: z.url({ protocol: /^https$/ }),
    entered: z.iso.date(),
    /** Services that find a manifest from a value of this algorithm. */
    resolvers: z.array(z.url({ protocol: /^https$/ })).optional(),
    deprecated: z.boolean().optional(),
  })
  .refine(
    ({ media, formats }) => media.length + formats.length > 0,
    'an algorithm needs `media` or `formats`',
  );

const list = z.strictObject({
  source: z.url(),
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  /** The date of that commit. */
  taken: z.iso.date(),
  checked: z.iso.date(),
  algorithms: z.array(algorithm).min(1),
});

/** The registered algorithms as of the date in `taken`. @throws Error if the data file has a mistake */
export const softBindingAlgorithms = dataFile('soft-binding-algorithms.json', list);

/** The kinds of content that an algorithm applies to, in alphabetical order. */
export function mediaOf({ media, formats }: Pick<z.infer<typeof algorithm>, 'media' | 'formats'>): string[] {
  return [...new Set([...media, ...formats.map((format) => format.split('/')[0] ?? format)])].sort();
}

export default defineComponent({
  name: 'SoftBindingAlgorithms',
  load: (_, { sourceDir }) => ({ list: softBindingAlgorithms(sourceDir) }),
  View: ({ list, href }) => (
    <DataTable
      noun="algorithms"
      caption={`C2PA soft binding algorithm list of ${list.taken} (commit ${list.commit.slice(0, 7)}), checked on ${list.checked}`}
      filterLabel="Filter by keyword, such as “fingerprint image”"
      columns={['Name for alg', { label: 'No.', sort: 'number' }, 'Type', 'Content', 'Owner']}
      rows={list.algorithms.map((entry) => ({
        key: entry.alg,
        cells: [
          <>
            <InlineCode text={entry.alg} />{' '}
            <small>
              entered on <time dateTime={entry.entered}>{entry.entered}</time>
            </small>
          </>,
          entry.id,
          entry.deprecated ? `${entry.type}, deprecated` : entry.type,
          mediaOf(entry).join(', '),
          <a key="about" href={href(entry.about)} aria-label={`${entry.owner}, about ${entry.alg}`}>
            {entry.owner}
          </a>,
        ],
      }))}
    />
  ),
});

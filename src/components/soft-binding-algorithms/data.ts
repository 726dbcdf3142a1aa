import { z } from 'zod';
import { readDataFile } from '../../content/read-data-file.ts';

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

export type SoftBindingAlgorithm = z.infer<typeof algorithm>;
export type SoftBindingList = z.infer<typeof list>;

/** The registered algorithms as of the date in `taken`. @throws Error if the data file has a mistake */
export function softBindingAlgorithms(sourceDir: string): SoftBindingList {
  return readDataFile(sourceDir, 'soft-binding-algorithms.json', list);
}

/** The kinds of content that an algorithm applies to, in alphabetical order. */
export function mediaOf({ media, formats }: SoftBindingAlgorithm): string[] {
  return [...new Set([...media, ...formats.map((format) => format.split('/')[0] ?? format)])].sort();
}

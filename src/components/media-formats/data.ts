import { z } from 'zod';
import { readDataFile } from '../../content/read-data-file.ts';

const format = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(['image', 'video', 'audio', 'document', 'sidecar']),
  /** Without the dot. */
  extensions: z.array(z.string().regex(/^[a-z0-9]+$/)).min(1),
  /** The MIME types that the core knows for it; the first is the one to write. */
  types: z.array(z.string().regex(/^[a-z]+\/[\w.+-]+$/)).min(1),
  /** The oldest core of those tried that finds a manifest in such a file. */
  reads: z.string(),
  /** The oldest core of those tried that embeds a manifest in such a file. */
  signs: z.union([z.string(), z.literal(false)]),
  /** Where in the file the manifest store lies; code between backticks. */
  where: z.string().min(1),
  note: z.string().min(1).optional(),
});

const list = z
  .strictObject({
    checked: z.iso.date(),
    /** Versions of the Rust core, the oldest first, each with the program that tried all formats: samples/every-format. */
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

/** The media formats of the Rust core, which every library shares. @throws Error when the data file is wrong */
export function mediaFormats(sourceDir: string): MediaFormats {
  return readDataFile(sourceDir, 'media-formats.json', list);
}

/** What can be done with a format, in words: `read and sign`, `read, sign since core 0.91.3`. */
export function supportOf({ reads, signs }: MediaFormat, { cores }: MediaFormats): string {
  const since = (core: string) => (core === cores[0]?.core ? '' : ` since core ${core}`);
  if (signs === false) return `read only${since(reads)}`;
  return reads === signs ? `read and sign${since(reads)}` : `read${since(reads)}, sign${since(signs)}`;
}

/** `core 0.90.1 (@contentauth/c2pa-node 0.8.0), …`: what the formats were tried with. */
export const triedWith = ({ cores }: MediaFormats) =>
  cores.map((one) => `${one.core} (${one.with})`).join(', ');

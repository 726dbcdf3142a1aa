import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const format = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(['image', 'video', 'audio', 'document', 'sidecar']),
  /** Without the dot. */
  extensions: z.array(z.string().regex(/^[a-z0-9]+$/)).min(1),
  /** The MIME types that the core knows for it; the first is the one to write. */
  types: z.array(z.string().regex(/^[a-z]+\/[\w.+-]+$/)).min(1),
  /** A manifest in such a file is found. */
  reads: z.boolean(),
  /** A manifest can be embedded in such a file. */
  signs: z.boolean(),
  /** Where in the file the manifest store lies; code between backticks. */
  where: z.string().min(1),
  note: z.string().min(1).optional(),
});

const list = z.strictObject({
  checked: z.iso.date(),
  /** Version of the Rust core. */
  core: z.string(),
  /** The package that was run; samples/every-format tries every format with it. */
  with: z.string(),
  formats: z.array(format).min(1),
});

export type MediaFormat = z.infer<typeof format>;
export type MediaFormats = z.infer<typeof list>;

/** The media formats of the Rust core, which every library shares. @throws Error when the data file is wrong */
export function mediaFormats(sourceDir: string): MediaFormats {
  const file = join(sourceDir, 'data', 'media-formats.json');
  const parsed = list.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`data/media-formats.json: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

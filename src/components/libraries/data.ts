import { z } from 'zod';
import { readDataFile } from '../../content/read-data-file.ts';

const library = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+$/),
  language: z.string().min(1),
  /** The package name used to install it. */
  package: z.string().min(1),
  /** The registry or site it comes from. */
  where: z.string().min(1),
  repository: z.url({ protocol: /^https$/ }),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** The source for the newest version: the package registry on the date of the check, or a repository. */
  known: z.enum(['registry', 'repository']),
  /** The version of its Rust core. */
  core: z.string().min(1),
  needs: z.string().min(1),
  status: z.string().min(1),
  note: z.string().min(1).optional(),
});

const list = z.strictObject({ checked: z.iso.date(), libraries: z.array(library).min(1) });

export type Library = z.infer<typeof library>;
export type Libraries = z.infer<typeof list>;

/** Every SDK library as of the date in `checked`. @throws Error if the data file has a mistake */
export function libraries(sourceDir: string): Libraries {
  return readDataFile(sourceDir, 'libraries.json', list);
}

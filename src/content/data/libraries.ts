import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { dataFile } from '../read-data-file.ts';
import { dateInWords } from './changes.ts';

const release = z.string().regex(/^\d+\.\d+\.\d+$/);

const library = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+$/),
  language: z.string().min(1),
  /** The package name used to install it. */
  package: z.string().min(1),
  /** The registry or site it comes from. */
  where: z.string().min(1),
  repository: z.url({ protocol: /^https$/ }),
  /** The newest release. */
  version: release,
  /** Where that was read: a releases page, tags, docs.rs, or the package's own page. */
  known: z.enum(['registry', 'repository', 'docs.rs']),
  /** The newest releases of older lines. */
  older: z.array(z.strictObject({ line: z.string().regex(/^\d+\.\d+$/), version: release })).optional(),
  /** The newest prerelease. */
  preview: z.string().min(1).optional(),
  /** The version of its Rust core. */
  core: z.string().min(1),
  needs: z.string().min(1),
  status: z.string().min(1),
  note: z.string().min(1).optional(),
});

const list = z.strictObject({ checked: z.iso.date(), libraries: z.array(library).min(1) });

export type Library = z.infer<typeof library>;

/** Every SDK library as of the date in `checked`. @throws Error if the data file has a mistake */
export const libraries = dataFile('libraries.json', list);

/** What `{newest:…}` on a page can name: `rust`, `rust/0.90`, `rust/preview` if there's one, and `date`, when they were read. */
export function newestReleases(sourceDir: string): ReadonlyMap<string, string> {
  if (!existsSync(join(sourceDir, 'data', 'libraries.json'))) return new Map();
  const { checked, libraries: all } = libraries(sourceDir);
  const releases = all.flatMap(
    ({ id, version, older = [], preview }): Array<[string, string]> => [
      [id, version],
      ...older.map((one): [string, string] => [`${id}/${one.line}`, one.version]),
      ...(preview ? [[`${id}/preview`, preview] as [string, string]] : []),
    ],
  );
  return new Map([...releases, ['date', dateInWords(checked)]]);
}

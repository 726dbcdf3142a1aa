import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError, checkWith } from '../../config/errors.ts';
import { filesOf } from '../digest.ts';
import { filesWith } from '../packages/project.ts';
import { zipOf } from '../packages/zip.ts';
import { parseJson } from '../read-data-file.ts';

/** `examples/<name>/archive.json`: files of `samples/` that readers get with the example, by their place in it. */
const archiveSchema = z.record(z.string(), z.string());
const DEFINITION = 'archive.json';

/** The address of an example's archive: `/examples/node-service.zip`. */
export const exampleArchiveAt = (name: string): string => `/examples/${name}.zip`;

/**
 * Everything that readers get with an example: its files, those in archive.json, and the tarball of our package. By path.
 * @returns undefined for an example without archive.json
 */
export async function exampleFiles(
  sourceDir: string,
  name: string,
): Promise<Map<string, string | Uint8Array> | undefined> {
  const folder = join(sourceDir, 'examples', name);
  if (!existsSync(join(folder, DEFINITION))) return undefined;
  const file = `examples/${name}/${DEFINITION}`;
  const more = checkWith(archiveSchema, parseJson(join(folder, DEFINITION), file), file);
  if (!more.ok) throw new ConfigError(more.problems);
  const packageJson = join(folder, 'package.json');
  const added = existsSync(packageJson) ? await filesWith(readFileSync(packageJson, 'utf8')) : new Map();
  const own = filesOf(folder, ['**/*']).filter((path) => path !== DEFINITION && !added.has(path));
  const files = new Map<string, string | Uint8Array>([
    ...own.map((path) => [path, readFileSync(join(folder, path))] as const),
    ...Object.entries(more.value).map(
      ([path, from]) => [path, readFileSync(join(sourceDir, 'samples', from))] as const,
    ),
    ...added,
  ]);
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The archive of an example, with its files in a folder of its name. @returns undefined if it has none */
export async function exampleArchive(sourceDir: string, name: string): Promise<Uint8Array | undefined> {
  const files = await exampleFiles(sourceDir, name);
  return files && zipOf(name, files);
}

import { globSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { docAddress, docIdOf } from '../../addresses/address.ts';
import { ConfigError } from '../../config/errors.ts';
import type { Site } from '../../config/index.ts';
import { withLines } from '../../config/lines.ts';
import { checkReferences, type KnownDoc } from '../../config/references.ts';
import { certain } from '../../content/dev-bridge.ts';
import { loadSite, type SiteData } from '../configuration.ts';

export const CONFIGURATION = ['site.config.ts', 'sidebars.ts', 'redirects.ts'] as const;

/** Files that are read only once, when the server starts; a change restarts the server. */
export const WATCHED = [...CONFIGURATION, 'data', 'samples', 'diagrams', 'examples'] as const;

/** The path of a file in the source folder if it's one of those; otherwise, undefined. */
export function isInput(path: string, sourceDir: string): string | undefined {
  const file = relative(sourceDir, path).replaceAll('\\', '/');
  const [first = ''] = file.split('/');

  const isOurs = WATCHED.some((name) => name === first) && !/(?:^|\/)(?:node_modules|dist|\.)/.test(file);
  return isOurs ? file : undefined;
}

/**
 * The path of code in the project that Node imported when the server started: components, everything they import, and
 * the rest of what compiles pages. A new component isn't imported yet.
 */
export function isCode(path: string, root: string, imported: ReadonlySet<string>): string | undefined {
  const file = relative(root, path).replaceAll('\\', '/');
  const isImported = imported.has(path) && !file.includes('node_modules/');
  return isImported || /^src\/components\/.+(?<!\.test)\.tsx?$/.test(file) ? file : undefined;
}

/** Folders of the project that pages don't depend on. Together with build output, they contain most of its files. */
const NOT_SHOWN = ['container', 'maintainers', 'scripts', 'tests'];

const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep);

/**
 * Whether a dev server can ignore a path: watching every file takes half a second at startup. Tests keep small sites
 * below `tests`; such a site is watched.
 * @param root the project's folder
 */
export function unwatched(root: string, outDir: string, sourceDir: string): (path: string) => boolean {
  const folders = [outDir, ...NOT_SHOWN.map((name) => join(root, name))].map((folder) => resolve(folder));
  const isOfSite = (path: string) => isIn(path, sourceDir) || isIn(sourceDir, path);
  return (path) =>
    folders.some((folder) => isIn(path, folder) && !(isIn(sourceDir, folder) && isOfSite(path)));
}

/** The pages of the docs, from their file names and from data. */
export function docsOf(
  { site, generated }: Pick<SiteData, 'site' | 'generated'>,
  sourceDir: string,
): KnownDoc[] {
  const written = site.versions.flatMap((version) => pagesIn(version, sourceDir));
  const [first] = site.versions;
  const generatedFiles = generated.flatMap(({ id }) =>
    first ? [{ id, address: docAddress(first.path, id), version: first.name }] : [],
  );
  return [...written, ...generatedFiles];
}

function pagesIn({ name, path, dir }: Site['versions'][number], sourceDir: string): KnownDoc[] {
  return globSync('**/*.mdx', { cwd: `${sourceDir}/${dir}` }).map((file) => {
    const id = docIdOf(file.replaceAll('\\', '/').replace(/\.mdx$/, ''));
    return { id, address: docAddress(path, id), version: name };
  });
}

/** Problems in the configuration and data on disk, with the build's messages. */
export async function problemsOfInputs(sourceDir: string): Promise<string[]> {
  try {
    const data = await loadSite(sourceDir);
    const problems = certain(checkReferences({ ...data, docs: docsOf(data, sourceDir) }));
    return problems.length === 0 ? [] : [new ConfigError(await withLines(problems, sourceDir)).message];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

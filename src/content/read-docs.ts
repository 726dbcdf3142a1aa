import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../config/site.ts';
import { keptValues } from './cache.ts';
import { type FrontMatter, frontMatter, olderFrontMatter, readFrontMatter } from './front-matter.ts';

/** A written page, before it's compiled. */
interface WrittenDoc {
  /** Path in the source folder. */
  file: string;
  facts: FrontMatter;
  /** What's wrong with its front matter, as `file:line: what; fix`. Its facts are made up then. */
  problems: readonly string[];
}

/** What each file said when it was read last. A build reads them twice, and a dev server for each page it shows. */
const kept = keptValues<WrittenDoc>('front-matter');

/** Keeps what was read for the next build. */
export const keepDocs = (): void => kept.save();

/** The files of every written page, by version. */
export const filesOfDocs = ({ versions }: Pick<Site, 'versions'>, sourceDir: string): string[] =>
  versions.flatMap(({ dir }) =>
    globSync(`${dir}/**/*.mdx`, { cwd: sourceDir })
      .map((file) => file.replaceAll('\\', '/'))
      .sort(),
  );

/** Every written page. A file without any text isn't one yet. */
export async function readDocs(site: Pick<Site, 'versions'>, sourceDir: string): Promise<WrittenDoc[]> {
  const docs = await Promise.all(filesOfDocs(site, sourceDir).map((file) => readDoc(file, site, sourceDir)));
  return docs.filter((doc) => doc !== undefined);
}

/** One of them; undefined if it's empty. @param file path in the source folder */
export async function readDoc(
  file: string,
  { versions }: Pick<Site, 'versions'>,
  sourceDir: string,
): Promise<WrittenDoc | undefined> {
  const path = join(sourceDir, file);
  const text = await readFile(path, 'utf8');
  if (text.trim() === '') return undefined;
  // Pages of an older version can say less.
  const isNewest = file.startsWith(`${versions[0]?.dir}/`);
  const from = `${isNewest} ${text}`;
  const known = kept.find(file, from);
  if (known) return known;
  const schema = isNewest ? frontMatter : olderFrontMatter;
  const { facts = nothingKnown(file), problems } = readFrontMatter(file, text, schema);
  return kept.add(file, from, { file, facts, problems });
}

const nothingKnown = (file: string): FrontMatter =>
  olderFrontMatter.parse({ title: file.slice(-70), description: file.slice(-160) });

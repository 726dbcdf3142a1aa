import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../config/site.ts';
import { type FrontMatter, frontMatter, olderFrontMatter, readFrontMatter } from './front-matter.ts';

/** A written page, before it's compiled. */
interface WrittenDoc {
  /** Path in the source folder. */
  file: string;
  facts: FrontMatter;
  /** What's wrong with its front matter, as `file:line: what; fix`. Its facts are made up then. */
  problems: readonly string[];
}

/** What each file said when it was read last. A dev server reads them all for each page it shows. */
const known = new Map<string, { text: string; doc: WrittenDoc }>();

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
  const before = known.get(path);
  if (before?.text === text) return before.doc;
  // Pages of an older version can say less.
  const schema = file.startsWith(`${versions[0]?.dir}/`) ? frontMatter : olderFrontMatter;
  const { facts = nothingKnown(file), problems } = readFrontMatter(file, text, schema);
  const doc: WrittenDoc = { file, facts, problems };
  known.set(path, { text, doc });
  return doc;
}

const nothingKnown = (file: string): FrontMatter =>
  olderFrontMatter.parse({ title: file.slice(-70), description: file.slice(-160) });

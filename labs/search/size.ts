import { gzipSync } from 'node:zlib';
import { MANIFEST } from '../../src/search/format.ts';
import { createEmbeddedSource } from '../../src/tools/search/embedded/index.ts';
import { at } from './in-chromium.ts';
import type { Query } from './relevance.ts';

export interface SizeFigures {
  files: number;
  /** All files together, gzip. */
  index: number;
  /** The file that every search loads first, gzipped. */
  manifest: number;
  /** What the first query fetches, gzipped, including the manifest. */
  query: { median: number; p95: number; most: number };
  /** Files it fetches. */
  requests: { median: number; most: number };
}

/** The download sizes of an index. @param files contents by path */
export async function measureSizes(
  files: ReadonlyMap<string, string>,
  queries: readonly Query[],
): Promise<SizeFigures> {
  const sizes = new Map([...files].map(([path, content]) => [path, gzipSync(content).length]));
  const bytes: number[] = [];
  const requests: number[] = [];
  for (const { query } of queries) {
    const fetched: string[] = [];
    const source = createEmbeddedSource('/', async (path) => {
      fetched.push(path);
      return JSON.parse(files.get(path) ?? '');
    });
    // As many as the dialog requests.
    await source.search({ query, offset: 0, limit: 8, signal: new AbortController().signal });
    bytes.push(fetched.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0));
    requests.push(fetched.length);
  }
  return {
    files: files.size,
    index: [...sizes.values()].reduce((sum, size) => sum + size, 0),
    manifest: sizes.get(MANIFEST) ?? 0,
    query: { median: at(bytes, 0.5), p95: at(bytes, 0.95), most: at(bytes, 1) },
    requests: { median: at(requests, 0.5), most: at(requests, 1) },
  };
}

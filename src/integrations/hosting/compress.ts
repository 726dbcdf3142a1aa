import { createHash, randomUUID } from 'node:crypto';
import {
  constants,
  copyFile,
  link,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { forgetOlder } from '../../content/cache.ts';
import { isCompressible } from './media-types.ts';

const smallest = 1024;

const encodings = {
  br: (data: Buffer, file: string) =>
    promisify(brotliCompress)(data, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: quality(data.length, file),
        [zlib.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gz: (data: Buffer, _file: string) => promisify(gzip)(data, { level: 9 }),
};

/**
 * Brotli's quality for a file. There are many pages, and all of them change when the stylesheet does: 10 takes a
 * third of the time of 11 for 2 % more bytes. On megabytes of WebAssembly, 11 takes seconds.
 */
function quality(bytes: number, file: string): number {
  if (bytes > 2 * 1024 * 1024) return 9;
  return /\.(?:html|md|txt)$/.test(file) ? 10 : 11;
}

export interface CompressReport {
  /** Compressed files written. */
  written: number;
  /** How many of them came from the cache. */
  cached: number;
  milliseconds: number;
}

/**
 * Writes `file.br` and `file.gz` next to every compressible file larger than 1 kB.
 *
 * Results are cached by content hash in `cache`, so that an unchanged file only needs a link; entries unused for
 * thirty days are removed. A copy that wouldn't be smaller isn't written.
 *
 * @param files paths relative to `dir`
 */
export async function compressFiles(
  dir: string,
  files: readonly string[],
  cache: string,
): Promise<CompressReport> {
  const start = performance.now();
  await mkdir(cache, { recursive: true });
  const report = { written: 0, cached: 0, milliseconds: 0 };

  const queue = files.filter(isCompressible).values();
  const worker = async () => {
    for (const file of queue) {
      const path = join(dir, file);
      const data = await readFile(path);
      if (data.length > smallest) await compressOne(path, data, cache, report);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));

  await forgetOlder(cache, 30);
  report.milliseconds = Math.round(performance.now() - start);
  return report;
}

async function compressOne(path: string, data: Buffer, cache: string, report: CompressReport): Promise<void> {
  const hash = createHash('sha256').update(data).digest('hex');
  for (const [extension, compress] of Object.entries(encodings)) {
    const cachedFile = join(cache, `${hash}.${extension}`);
    const known = await size(cachedFile);
    if (known === undefined) {
      const result = await compress(data, path);
      // Under another name first, so that a build that's stopped here doesn't leave half a file in the cache. The
      // name is unique, because two files with the same content may be compressed at the same time.
      const draft = `${cachedFile}.${randomUUID()}`;
      await writeFile(draft, result.length < data.length ? result : '');
      await rename(draft, cachedFile);
    } else {
      const now = new Date();
      await utimes(cachedFile, now, now);
    }
    // An empty entry records that compressing didn't help.
    if ((known ?? (await size(cachedFile))) === 0) continue;
    await placeLink(cachedFile, `${path}.${extension}`);
    report.written += 1;
    if (known !== undefined) report.cached += 1;
  }
}

/** One file under two names; a copy where the cache is on another disk. */
async function placeLink(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_FICLONE));
}

const size = (path: string): Promise<number | undefined> =>
  stat(path).then(
    (found) => found.size,
    () => undefined,
  );

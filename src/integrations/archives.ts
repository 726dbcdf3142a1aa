import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exampleArchive, exampleArchiveAt } from '../content/archives/example.ts';
import { sampleArchive } from '../content/archives/sample.ts';
import {
  HASH_COVERAGE_FILE,
  hashCoveragePackage,
  hashCoverageVersion,
} from '../content/packages/hash-coverage.ts';
import { builtPages } from './built-pages.ts';
import type { FileWriter } from './files.ts';
import { requestPath } from './request-path.ts';
import { writeFile } from './write-file.ts';

/** Our package; lock files have its address and checksum, so each version has an address of its own. */
const packageAt = (version: string) => `/downloads/${version}/${HASH_COVERAGE_FILE}`;

const examplesOf = (sourceDir: string): string[] => {
  const folder = join(sourceDir, 'examples');
  return existsSync(folder) ? readdirSync(folder).sort() : [];
};

/** The archives of samples among programs that pages name. */
const archivesAmong = (sourceDir: string, programs: Iterable<string>) =>
  [...programs].flatMap((program) => {
    const [, file] = /^samples\/(.+\.zip)$/.exec(program) ?? [];
    return file ? [[`/${program}`, () => sampleArchive(join(sourceDir, 'samples'), file)] as const] : [];
  });

/** Every other file that this writes, by address, made when it's asked for. */
function archivesOf(sourceDir: string): Map<string, () => Promise<Uint8Array | undefined>> {
  const examples = examplesOf(sourceDir);
  if (examples.length === 0) return new Map();
  return new Map([
    [packageAt(hashCoverageVersion()), async () => (await hashCoveragePackage()).tarball],
    ...examples.map((name) => [exampleArchiveAt(name), () => exampleArchive(sourceDir, name)] as const),
  ]);
}

/**
 * Writes what readers download whole: our package as a tarball, and an archive for each example and each sample that a page
 * shows.
 */
export function archives(sourceDir: string): FileWriter {
  return {
    name: 'archives',
    serve: () => async (request, response, next) => {
      const path = requestPath(request.url);
      const [, sample = ''] = path.split('/samples/');
      const all = [...archivesOf(sourceDir), ...archivesAmong(sourceDir, [`samples/${sample}`])];
      const [, make] = all.find(([address]) => path.endsWith(address)) ?? [];
      const bytes = await make?.().catch(next);
      if (bytes) response.setHeader('Content-Type', 'application/octet-stream').end(bytes);
      else next();
    },
    async write(out, logger) {
      const start = performance.now();
      const pages = [...(await builtPages(out)).values()];
      const linked = new Set(pages.flatMap(({ files }) => files));
      for (const [address, make] of [...archivesOf(sourceDir), ...archivesAmong(sourceDir, linked)]) {
        const bytes = await make();
        if (bytes) writeFile(join(out, address), bytes);
      }
      logger.info(`packages and archives in ${Math.round(performance.now() - start)} ms`);
    },
  };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import {
  HASH_COVERAGE,
  hashCoveragePackage,
  hashCoverageVersion,
} from '../../../content/packages/hash-coverage.ts';
import { sourceDir } from '../../../content/source.ts';

/** Our package; lock files have its address and checksum, so each version has an address of its own. */
export const getStaticPaths = () =>
  existsSync(join(sourceDir, 'examples'))
    ? [{ params: { version: hashCoverageVersion(), name: HASH_COVERAGE } }]
    : [];

export const GET: APIRoute = async () => {
  const { tarball } = await hashCoveragePackage();
  return new Response(tarball as Uint8Array<ArrayBuffer>, {
    headers: { 'Content-Type': 'application/gzip' },
  });
};

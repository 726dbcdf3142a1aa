import { resolve } from 'node:path';
import { builtDir } from '../../../scripts/lib/testing/site-pages.ts';
import { loadConfig } from '../../../src/config/index.ts';
import { copyFiles, copyZip } from '../../../src/integrations/offline-copy/index.ts';

export const NAME = 'content-credentials-docs-2026-11-22';

/** The offline copy of the built site, as a build with `offline.copy` writes it. */
export async function makeCopy(): Promise<Uint8Array> {
  const { site } = await loadConfig('.');
  const files = await copyFiles(resolve(builtDir), site, `downloads/${NAME}.zip`);
  return copyZip(NAME, files);
}

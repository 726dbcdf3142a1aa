import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import type { TestProject } from 'vitest/node';
import { createSiteServer } from '../../../scripts/lib/serve/server.ts';
import { builtDir } from '../../../scripts/lib/testing/site-pages.ts';
import { makeCopy } from './make-copy.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The zip, in a file. */
    zip: string;
    /** The folder that it was unpacked into. */
    copyFolder: string;
    /** The same as an address, without a slash at the end. */
    copyAddress: string;
    /** The built site's address. */
    online: string;
  }
}

/** Makes the copy of the built site, and unpacks it where its path has a space and an umlaut. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'Meine Übersicht '));
  const zip = await makeCopy();
  writeFileSync(join(folder, 'copy.zip'), zip);
  const files = Object.entries(unzipSync(zip));
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  const copy = join(folder, files[0]?.[0].split('/')[0] ?? '');
  const server = createSiteServer(builtDir).listen(0, '127.0.0.1');
  await once(server, 'listening');
  provide('zip', join(folder, 'copy.zip'));
  provide('copyFolder', copy);
  provide('copyAddress', pathToFileURL(copy).href);
  provide('online', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

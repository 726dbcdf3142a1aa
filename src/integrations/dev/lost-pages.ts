import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { canonicalAddress } from '../../addresses/address.ts';
import type { Site } from '../../config/site.ts';
import { devBridge } from '../../content/dev-bridge.ts';
import { addressOfFile } from '../doc-files.ts';

/**
 * Reads a page again that isn't found although its file exists, or that fails because its file doesn't. A busy server
 * can miss a change: the watcher forgets what happens while it takes more than a second to read a folder.
 */
export const lostPages =
  (site: Site, sourceDir: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    const [path = ''] = (request.originalUrl ?? request.url ?? '').split('?');
    response.on('finish', () => {
      const { statusCode } = response;
      if (statusCode !== 404 && statusCode !== 500) return;
      const address = canonicalAddress(`/${path.slice(site.base.length)}`);
      const written = site.versions.flatMap(({ dir }) => globSync(`${dir}/**/*.mdx`, { cwd: sourceDir }));
      const known = [...devBridge().docs()].map(({ file }) => file);
      const file = [...written, ...known]
        .map((one) => one.replaceAll('\\', '/'))
        .find((one) => addressOfFile(one, site.versions) === address);
      if (file && existsSync(join(sourceDir, file)) === (statusCode === 404)) devBridge().readAgain(file);
    });
    next();
  };

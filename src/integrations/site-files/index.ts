import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import {
  FEED,
  isDrawable,
  MANIFEST,
  MANIFEST_ICONS,
  OPENSEARCH,
  SECURITY,
  TOUCH_ICON,
} from '../../addresses/site-files.ts';
import { changes } from '../../content/data/changes.ts';
import type { SiteData } from '../configuration.ts';
import { contentType } from '../hosting/media-types.ts';
import { writeFile } from '../write-file.ts';
import { atomFeed } from './feed.ts';
import { drawIcon, icoOf } from './icons.ts';
import { ICON_BACKGROUND, openSearch, securityText, webManifest } from './texts.ts';

/**
 * Writes the small files that browsers, search bars, and security researchers request: favicon.ico,
 * apple-touch-icon.png, the web app manifest with its icons, opensearch.xml, security.txt, and the feed of changes.
 * Everything comes from site.config.ts, except the feed's entries, which come from data/changes.json. A file with the
 * same name in a static folder is the operator's own and stays.
 */
export function siteFiles(data: SiteData, sourceDir: string): AstroIntegration {
  return {
    name: 'site-files',
    hooks: {
      'astro:server:setup'({ server }) {
        server.middlewares.use((request, response, next) => {
          const { base } = data.site;
          const [path = ''] = (request.originalUrl ?? request.url ?? '').split('?');
          const address = path.startsWith(base) ? path.slice(base.length - 1) : path;
          const folders = data.site.staticDirectories.map((folder) => join(sourceDir, folder));
          const make = filesOf(data, sourceDir, folders).get(address);
          if (!make || folders.some((folder) => existsSync(join(folder, address)))) return next();
          response.setHeader('Content-Type', contentType(address));
          response.end(make());
        });
      },
      async 'astro:build:done'({ dir }) {
        const out = fileURLToPath(dir);
        for (const [address, make] of filesOf(data, sourceDir, [out])) {
          const path = join(out, address);
          if (existsSync(path)) continue;
          writeFile(path, make());
        }
      },
    },
  };
}

/** What to write, by address. @param folders where the site's icon may be */
function filesOf({ site, locale }: SiteData, sourceDir: string, folders: readonly string[]) {
  const files = new Map<string, () => string | Uint8Array>();
  const path = folders.map((folder) => join(folder, site.favicon)).find(existsSync);
  if (path !== undefined && isDrawable(site)) {
    const draw = (size: number, margin: number, background?: string) =>
      drawIcon(readFileSync(path), site.favicon, { size, margin, ...(background && { background }) });
    files.set('/favicon.ico', () => icoOf([16, 32, 48].map((size) => ({ size, png: draw(size, 0) }))));
    files.set(TOUCH_ICON.address, () => draw(TOUCH_ICON.size, 0.12, ICON_BACKGROUND));
    // Masks can cut off a fifth of each edge.
    for (const { address, size } of MANIFEST_ICONS)
      files.set(address, () => draw(size, 0.2, ICON_BACKGROUND));
  }
  files.set(MANIFEST, () => webManifest(site, locale, files.has('/icon-192.png') ? MANIFEST_ICONS : []));
  files.set(OPENSEARCH, () => openSearch(site));
  const { feed } = site;
  if (feed) files.set(FEED, () => atomFeed(feed, changes(sourceDir), site));
  if (site.securityTxt) {
    const { securityTxt } = site;
    files.set(SECURITY, () => securityText(securityTxt, site));
  }
  return files;
}

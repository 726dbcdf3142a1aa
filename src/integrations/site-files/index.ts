import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDrawable, MANIFEST_ICONS, TOUCH_ICON } from '../../content/site-files.ts';
import { ICON_BACKGROUND } from '../../content/site-texts.ts';
import type { SiteData } from '../configuration.ts';
import type { FileWriter } from '../files.ts';
import { contentType } from '../hosting/media-types.ts';
import { writeFile } from '../write-file.ts';
import { drawIcon, icoOf } from './icons.ts';

/**
 * Draws the icons that browsers request from the site's own: favicon.ico, apple-touch-icon.png, and the icons of the web app
 * manifest. A file with the same name in a static folder is the operator's own and stays.
 */
export function icons(data: SiteData, sourceDir: string): FileWriter {
  return {
    name: 'icons',
    serve: () => (request, response, next) => {
      const { base } = data.site;
      const [path = ''] = (request.originalUrl ?? request.url ?? '').split('?');
      const address = path.startsWith(base) ? path.slice(base.length - 1) : path;
      const folders = data.site.staticDirectories.map((folder) => join(sourceDir, folder));
      const make = filesOf(data, folders).get(address);
      if (!make || folders.some((folder) => existsSync(join(folder, address)))) return next();
      response.setHeader('Content-Type', contentType(address));
      response.end(make());
    },
    async write(out) {
      for (const [address, make] of filesOf(data, [out])) {
        const path = join(out, address);
        if (existsSync(path)) continue;
        writeFile(path, make());
      }
    },
  };
}

/** What to write, by address. @param folders where the site's icon may be */
function filesOf({ site }: SiteData, folders: readonly string[]) {
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
  return files;
}

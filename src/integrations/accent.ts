import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recolor } from '../config/layout.ts';
import type { SiteData } from './configuration.ts';
import { type FileWriter, requestPath } from './files.ts';

/**
 * Gives the icon and the logo the `accentColor` of site.config.ts if they have the site's own accent. A build changes their
 * copies in the output folder, so this comes before everything that draws the icon.
 */
export function accent({ site }: SiteData, sourceDir: string): FileWriter {
  const { accentColor, favicon, logo, staticDirectories } = site;
  if (accentColor === undefined) return { name: 'accent' };
  const drawings = [favicon, logo?.src].filter((address) => address?.endsWith('.svg')) as string[];
  const recoloredFile = (path: string) => recolor(readFileSync(path, 'utf8'), accentColor);
  return {
    name: 'accent',
    serve: () => (request, response, next) => {
      const path = requestPath(request.url);
      const drawing = drawings.find((address) => path === address);
      const file =
        drawing && staticDirectories.map((folder) => join(sourceDir, folder, drawing)).find(existsSync);
      if (!file) return next();
      response.setHeader('Content-Type', 'image/svg+xml');
      response.end(recoloredFile(file));
    },
    write(out) {
      for (const file of drawings.map((address) => join(out, address)).filter(existsSync))
        writeFileSync(file, recoloredFile(file));
    },
  };
}

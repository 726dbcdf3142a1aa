import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { darkAccent, lightAccent, recolor } from '../config/layout.ts';
import type { SiteData } from './configuration.ts';
import { type FileWriter, requestPath } from './files.ts';

/** Not the module that only exports a stylesheet's address. */
const STYLES = /\/src\/styles\/(site|dark)\.css(?:\?(?!url).*)?$/;

/**
 * Gives the site the `accentColor` of site.config.ts: its variables follow those of `tokens.css` and `dark.css`, and the
 * icon and the logo are served with it if they have the site's own accent. A build changes their copies in the output folder,
 * so this comes before everything that draws the icon.
 */
export function accent({ site }: SiteData, sourceDir: string): FileWriter {
  const { accentColor, favicon, logo, staticDirectories } = site;
  if (accentColor === undefined) return { name: 'accent' };
  const drawings = [favicon, logo?.src].filter((address) => address?.endsWith('.svg')) as string[];
  const recoloredFile = (path: string) => recolor(readFileSync(path, 'utf8'), accentColor);
  const rule = (selector: string, variables: Readonly<Record<string, string>>) =>
    `${selector} { ${Object.entries(variables)
      .map(([name, value]) => `${name}: ${value};`)
      .join(' ')} }`;
  const added: Readonly<Record<string, string>> = {
    site: `@layer base { ${rule(':root', lightAccent(accentColor))} }`,
    dark: rule(':root[data-theme="dark"]', darkAccent(accentColor)),
  };
  const plugin = {
    name: 'accent',
    enforce: 'pre' as const,
    transform: {
      filter: { id: STYLES },
      handler: (css: string, id: string) => `${css}\n${added[STYLES.exec(id)?.[1] ?? '']}\n`,
    },
  };
  return {
    name: 'accent',
    plugin,
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

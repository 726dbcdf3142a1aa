import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AuthorError } from '../../config/errors.ts';
import { recolor } from '../../config/layout.ts';
import { filesBelow, writeFile } from '../files.ts';

/** A running example. */
export interface App {
  /** The name of its page. */
  name: string;
  /** The folder of its source, for messages. */
  from: string;
  /** The bundler's output folder, with index.html. */
  built: string;
}

/**
 * Copies all running examples to one folder, so that what several of them load, such as the SDK's WebAssembly, is there
 * once.
 * @throws AuthorError before it copies anything, if two of them have different files with the same name
 */
export function emitApps(apps: readonly App[], to: string, accentColor?: string): void {
  const files = new Map<string, { app: App; path: string }>();
  // The bundlers end in any order, but the message shouldn't depend on it.
  for (const app of apps.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    for (const file of filesBelow(app.built)) {
      const name = file === 'index.html' ? `${app.name}.html` : file;
      const path = join(app.built, file);
      const other = files.get(name);
      if (other && !readFileSync(other.path).equals(readFileSync(path)))
        throw new AuthorError(
          app.from,
          undefined,
          `it writes another \`${name}\` than ${other.app.from}, and all running examples share a folder; put a hash into the names of its files, as in \`assets/[name]-[hash].js\``,
        );
      files.set(name, { app, path });
    }
  }
  for (const [name, { path }] of files)
    if (name.endsWith('.css')) writeFile(join(to, name), recolor(readFileSync(path, 'utf8'), accentColor));
    else cpSync(path, join(to, name));
}

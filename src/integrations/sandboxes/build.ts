import { exec } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { AuthorError } from '../../config/errors.ts';
import { recolor } from '../../config/layout.ts';
import { cachedFolder, digestOf } from '../../content/cache.ts';
import { unpackedWith } from '../../content/packages/hash-coverage.ts';
import { folderOf, readProjectFile, type Sandbox } from '../../content/sandboxes/definition.ts';
import { filesBelow, writeFile } from '../files.ts';

/**
 * Builds a project with its own bundler, or uses the result for the same files and packages.
 * @returns the folder with index.html
 * @throws AuthorError with the bundler's message, or if there's no page
 */
export async function bundle(sandbox: Sandbox): Promise<string> {
  const from = folderOf(sandbox.name);
  const files = sandbox.files.map((file) => [file, readProjectFile(sandbox, file)] as const);
  const packed = [...(await unpackedWith(String(readProjectFile(sandbox, 'package.json'))))].flatMap(
    ([path, text]) => (path === 'package.json' ? [] : [[join('node_modules', path), text] as const]),
  );
  const inputs = [
    files.map(([path, content]) => [path, content.toString('base64')]),
    packed,
    digestOf(resolve('.'), ['package-lock.json']),
  ];
  return cachedFolder('sandboxes', inputs, async (outDir) => {
    // Below the site's packages, where the bundler and the SDK are found.
    const project = await mkdtemp(resolve('node_modules/.cache/sandbox-'));
    try {
      for (const [path, content] of [...files, ...packed]) writeFile(join(project, path), content);
      await promisify(exec)('npm run --silent build', { cwd: project });
      cpSync(join(project, 'dist'), outDir, { recursive: true });
    } catch (error) {
      const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
      // Without the bundler's own stack, whose lines name files that the author doesn't have.
      const said =
        stripVTControlCharacters(`${stderr}${stdout}`)
          .replace(/^ +at .*\n/gm, '')
          .trim() || message;
      throw new AuthorError(
        from,
        undefined,
        `\`npm run build\` failed:\n${said.replaceAll(project, from)}\nFix the project; \`npm install && npm run build\` in its folder shows the same message.`,
      );
    } finally {
      await rm(project, { recursive: true, force: true });
    }
    if (!existsSync(join(outDir, 'index.html')))
      throw new AuthorError(
        from,
        undefined,
        "the build didn't create an index.html, which the frame shows; add one to the project",
      );
  });
}

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

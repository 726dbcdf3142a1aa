import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { AuthorError } from '../../config/errors.ts';
import { recolor } from '../../config/layout.ts';
import { cachedFolder, digestOf } from '../../content/cache.ts';
import { unpackedWith } from '../../content/packages/hash-coverage.ts';
import { folderOf, packageJsonOf, type Sandbox } from '../../content/sandboxes/definition.ts';
import { filesBelow, writeFile } from '../files.ts';

/**
 * Builds a project with its own bundler, or uses the result for the same files and packages.
 * @returns the folder with index.html
 * @throws AuthorError with the bundler's message, or if there's no page
 */
export async function bundle(sandbox: Sandbox): Promise<string> {
  const from = folderOf(sandbox.name);
  const packed = [...(await unpackedWith(packageJsonOf(sandbox)))].flatMap(([path, text]) =>
    path === 'package.json' ? [] : [{ path: join('node_modules', path), content: text }],
  );
  const inputs = [
    sandbox.files.map(({ path, content }) => [path, content.toString('base64')]),
    packed,
    digestOf(resolve('.'), ['package-lock.json']),
  ];
  return cachedFolder('sandboxes', inputs, async (outDir) => {
    // Below the site's packages, where the bundler and the SDK are found.
    const project = await mkdtemp(resolve('node_modules/.cache/sandbox-'));
    try {
      for (const { path, content } of [...sandbox.files, ...packed]) writeFile(join(project, path), content);
      await promisify(execFile)(process.execPath, ['--run', 'build'], { cwd: project });
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

/** A running example: the name of its page, and the bundler's output folder, with index.html. */
export interface App {
  name: string;
  built: string;
}

/** A built file, with the site's accent color. */
export function builtFile(path: string, accentColor?: string): string | Uint8Array {
  const content = readFileSync(path);
  return path.endsWith('.css') ? recolor(String(content), accentColor) : content;
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
          folderOf(app.name),
          undefined,
          `it writes another \`${name}\` than ${folderOf(other.app.name)}, and all running examples share a folder; put a hash into the names of its files, as in \`assets/[name]-[hash].js\``,
        );
      files.set(name, { app, path });
    }
  }
  for (const [name, { path }] of files) writeFile(join(to, name), builtFile(path, accentColor));
}

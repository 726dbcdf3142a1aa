import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build } from 'vite';
import { AuthorError } from '../../config/errors.ts';
import { cachedFolder, digestOf } from '../../content/cache.ts';
import { folderOf, readProjectFile, type Sandbox } from '../../content/sandboxes/definition.ts';
import { pageProblems } from './page-problems.ts';

/** What projects import: packages, and ours by its sources. */
const PACKAGES = ['package-lock.json', 'packages/{hash-coverage,verdict}/src/**/*.ts'];

/**
 * Builds a project with Vite, or uses the result for the same files and packages.
 * @returns the folder with index.html
 * @throws AuthorError with Vite's message, or for a page that wouldn't work on the site
 */
export function bundle(sandbox: Sandbox): Promise<string> {
  const from = folderOf(sandbox.name);
  const files = sandbox.files.map((file) => [file, readProjectFile(sandbox, file).toString('base64')]);
  return cachedFolder('sandboxes', [files, digestOf(resolve('.'), PACKAGES)], async (outDir) => {
    try {
      await build({
        root: sandbox.folder,
        base: './',
        logLevel: 'silent',
        build: { outDir, emptyOutDir: true },
      });
    } catch (error) {
      const message = stripVTControlCharacters((error as Error).message).replaceAll(sandbox.folder, from);
      throw new AuthorError(
        from,
        undefined,
        `\`vite build\` failed:\n${message}\nFix the project; \`npm install && npm run build\` in its folder shows the same message.`,
      );
    }
    const page = join(outDir, 'index.html');
    const problems = existsSync(page)
      ? pageProblems(readFileSync(page, 'utf8'))
      : ["the build didn't create an index.html, which the frame shows; add one to the project"];
    if (problems.length > 0)
      throw new AuthorError(from, undefined, `built with vite, ${problems.join('; ')}`);
  });
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { AuthorError } from '../../content/markdown/author-error.ts';
import { companionsOf } from '../../content/samples/companions.ts';
import { browserPage, tasksInBrowser } from '../../content/samples/in-browser.ts';
import { sharedBeside } from '../../content/samples/shared-beside.ts';
import { makeWorldReadable } from '../hosting/permissions.ts';
import { forgetOlder } from './bundle.ts';
import { pageProblems } from './page-problems.ts';

/** Change it when the same samples produce a different result. */
const OUR_VERSION = 1;
const NAME = 'samples';

const installedVersion = (name: string): string =>
  JSON.parse(readFileSync(resolve('node_modules', name, 'package.json'), 'utf8')).version;

const pageOf = (task: string) => `${task}/web/index.html`;

function keyOf(samplesDir: string, tasks: readonly string[]): string {
  const hash = createHash('sha256').update(
    JSON.stringify([OUR_VERSION, ...['vite', '@contentauth/c2pa-web'].map(installedVersion)]),
  );
  for (const task of tasks)
    for (const file of [pageOf(task), ...companionsOf(samplesDir, pageOf(task))])
      hash.update(`\n${file}\n`).update(readFileSync(join(samplesDir, file)));
  return `${NAME}-${hash.digest('hex').slice(0, 16)}`;
}

/**
 * Builds the web samples that run in place as one project, so that they share the SDK's 8 MB, or uses the cached result.
 * @returns the folder with each page at `browserPage(task)`
 * @throws AuthorError for a page that wouldn't work on the site
 */
export async function bundleSamples(
  samplesDir: string,
  cache = resolve('node_modules/.cache/sandboxes'),
): Promise<string> {
  const tasks = tasksInBrowser(samplesDir);
  const built = join(cache, keyOf(samplesDir, tasks));
  if (existsSync(built)) {
    await utimes(built, new Date(), new Date());
    return built;
  }
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'draft-'));
  try {
    await build({
      root: samplesDir,
      base: './',
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        outDir: draft,
        emptyOutDir: true,
        rollupOptions: { input: tasks.map((task) => join(samplesDir, pageOf(task))) },
      },
      plugins: [sharedBeside(samplesDir)],
    });
    for (const task of tasks) {
      const page = join(draft, pageOf(task));
      const problems = pageProblems(readFileSync(page, 'utf8'));
      if (problems.length > 0)
        throw new AuthorError(
          `samples/${pageOf(task)}`,
          undefined,
          `built with vite, ${problems.join('; ')}`,
        );
      // Hosts serve an index.html at its folder, where relative addresses would begin one folder too high.
      await rename(page, join(draft, browserPage(task)));
    }
    makeWorldReadable(draft);
    await rename(draft, built).catch((error) => {
      if (!existsSync(built)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await forgetOlder(cache, NAME);
  return built;
}

import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxAddresses } from '@content-credentials/tools/sandbox/contents';
import { recolor } from '../../config/layout.ts';
import { endHighlighting } from '../../content/markdown/highlight.ts';
import {
  folderOf,
  readSandbox,
  type Sandbox,
  sandboxFiles,
  sandboxNames,
} from '../../content/sandboxes/definition.ts';
import type { CompiledPages } from '../compile-pages.ts';
import { type FileWriter, requestPath, writeFile } from '../files.ts';
import { contentType } from '../hosting/media-types.ts';
import { type App, bundle, emitApps } from './build.ts';
import { bundleSamples } from './sample-pages.ts';

/** Where all built examples are. */
const APPS = 'app';
/** The page of the web samples that run in place, next to those of the sandboxes. */
const SAMPLES = 'samples';

/** The sandboxes that pages link to. */
function linkedSandboxes(pages: CompiledPages, sourceDir: string): Sandbox[] {
  const links = [...pages.values()].flatMap((page) => page.links.map(({ url }) => url));
  return sandboxNames(sourceDir)
    .filter((name) => links.some((url) => url.startsWith(sandboxAddresses(name).folder)))
    .map((name) => readSandbox(sourceDir, name));
}

/** Whether a page runs samples in place. */
const runsSamples = (pages: CompiledPages) =>
  [...pages.values()].some(({ html }) => html.includes('data-island="sample-frame"'));

/**
 * Builds the projects that pages show as sandboxes and serves the files of each at `/sandboxes/<name>/`: as one text, as
 * data for the tool, and as a zip. What runs on the page has the site's accent color; the files have their own.
 *
 * The running example is `/sandboxes/app/<name>.html`: hosts serve that at `app/<name>`, where relative addresses resolve
 * as the bundler expects. They would serve an `index.html` one folder too high.
 */
export function sandboxes(sourceDir: string, pages: CompiledPages, accentColor?: string): FileWriter {
  const samplesDir = join(sourceDir, 'samples');
  let bundled: Promise<App[]> | undefined;
  let written: Promise<Array<readonly [name: string, Awaited<ReturnType<typeof sandboxFiles>>]>> | undefined;
  /** What the development server built for the pages that were opened: name → folder. */
  const opened = new Map<string, string>();
  const openedFile = async (path: string): Promise<Developed | undefined> => {
    const [, name] = /^([\w-]+)\.html$/.exec(path) ?? [];
    if (name === undefined) return [...opened.values()].flatMap((folder) => within(folder, path) ?? [])[0];
    const folder =
      name === SAMPLES ? await bundleSamples(samplesDir) : await bundle(readSandbox(sourceDir, name));
    opened.set(name, folder);
    return within(folder, 'index.html');
  };
  return {
    name: 'sandboxes',
    serve: (logger) => async (request, response, next) => {
      const [, name = '', path = ''] = /\/sandboxes\/([\w-]+)\/(.+)/.exec(requestPath(request.url)) ?? [];
      if (name === '') return next();
      try {
        const found =
          name === APPS ? await openedFile(path) : await fileInDev(readSandbox(sourceDir, name), path);
        if (found === undefined) return next();
        response.setHeader('Content-Type', contentType(found.name));
        if ('path' in found && found.name.endsWith('.css'))
          response.end(recolor(readFileSync(found.path, 'utf8'), accentColor));
        else if ('path' in found) createReadStream(found.path).pipe(response);
        else response.end(found.content);
      } catch (error) {
        logger.error((error as Error).message);
        response.statusCode = 500;
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end((error as Error).message);
      }
    },
    begin() {
      const linked = linkedSandboxes(pages, sourceDir);
      // Their code is the last that's highlighted here: now, while the grammars are loaded.
      written = Promise.all(
        linked.map(async (sandbox) => [sandbox.name, await sandboxFiles(sandbox)] as const),
      ).finally(endHighlighting);
      bundled = Promise.all([
        ...linked.map(async (sandbox) => {
          const { name } = sandbox;
          return { name, from: folderOf(name), built: await bundle(sandbox) };
        }),
        ...(runsSamples(pages)
          ? [bundleSamples(samplesDir).then((built) => ({ name: SAMPLES, from: 'samples', built }))]
          : []),
      ]);
      // `write` throws what they throw.
      for (const promise of [written, bundled]) promise.catch(() => {});
    },
    async write(out) {
      const folder = join(out, 'sandboxes');
      for (const [name, files] of (await written) ?? [])
        for (const [path, content] of files) writeFile(join(folder, name, path), content);
      emitApps((await bundled) ?? [], join(folder, APPS), accentColor);
    },
  };
}

/** A file in a folder of built files. */
function within(folder: string, inside: string): Developed | undefined {
  const path = join(folder, inside);
  return inside.includes('..') || !existsSync(path) ? undefined : { name: inside, path };
}

type Developed = { name: string } & ({ path: string } | { content: string | Uint8Array });

/** A sandbox's file on the development server, which doesn't write files. */
async function fileInDev(sandbox: Sandbox, file: string): Promise<Developed | undefined> {
  const content = (await sandboxFiles(sandbox)).get(file);
  return content === undefined ? undefined : { name: file, content };
}

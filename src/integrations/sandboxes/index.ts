import { join } from 'node:path';
import { readSandbox, sandboxFiles, sandboxNames } from '../../content/sandboxes/definition.ts';
import { tasksInBrowser } from '../../features/samples/in-browser.ts';
import { type FileWriter, filesBelow, requestPath, writeFile } from '../files.ts';
import { contentType } from '../hosting/media-types.ts';
import { type App, builtFile, bundle, emitApps } from './build.ts';
import { bundleSamples } from './sample-pages.ts';

/** Where all built examples are. */
const APPS = 'app';
/** The page of the web samples that run in place, next to those of the sandboxes. */
const SAMPLES = 'samples';

/**
 * Builds the site's sandboxes and serves the files of each at `/sandboxes/<name>/`: as one text, as
 * data for the tool, and as a zip. What runs on the page has the site's accent color; the files have their own.
 *
 * The running example is `/sandboxes/app/<name>.html`: hosts serve that at `app/<name>`, where relative addresses resolve
 * as the bundler expects. They would serve an `index.html` one folder too high.
 */
export function sandboxes(sourceDir: string, accentColor?: string): FileWriter {
  const samplesDir = join(sourceDir, 'samples');
  const appOf = async (name: string): Promise<App> => {
    if (name === SAMPLES) return { name, built: await bundleSamples(samplesDir) };
    return { name, built: await bundle(readSandbox(sourceDir, name)) };
  };
  const filesFor = async (name: string) => ({
    name,
    files: await sandboxFiles(readSandbox(sourceDir, name)),
  });
  let bundled: Promise<App[]> | undefined;
  let written: Promise<Array<Awaited<ReturnType<typeof filesFor>>>> | undefined;
  /** What the development server built for the pages that were opened. */
  const opened = new Map<string, App>();
  const inDev = async (name: string, path: string): Promise<string | Uint8Array | undefined> => {
    if (name !== APPS) return (await filesFor(name)).files.get(path);
    const [, page] = /^([\w-]+)\.html$/.exec(path) ?? [];
    const app = page === undefined ? undefined : await appOf(page);
    if (app) opened.set(app.name, app);
    const file = app ? 'index.html' : path;
    const has = app ?? [...opened.values()].find(({ built }) => filesBelow(built).includes(file));
    return has && builtFile(join(has.built, file), accentColor);
  };
  return {
    name: 'sandboxes',
    serve: (logger) => async (request, response, next) => {
      const [, name = '', path = ''] = /\/sandboxes\/([\w-]+)\/(.+)/.exec(requestPath(request.url)) ?? [];
      if (name === '') return next();
      try {
        const content = await inDev(name, path);
        if (content === undefined) return next();
        response.setHeader('Content-Type', contentType(path));
        response.end(content);
      } catch (error) {
        logger.error((error as Error).message);
        response.statusCode = 500;
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end((error as Error).message);
      }
    },
    begin() {
      const names = sandboxNames(sourceDir);
      written = Promise.all(names.map(filesFor));
      const apps = tasksInBrowser(samplesDir).length > 0 ? [...names, SAMPLES] : names;
      bundled = Promise.all(apps.map(appOf));
      // `write` throws what they throw.
      for (const promise of [written, bundled]) promise.catch(() => {});
    },
    async write(out) {
      const folder = join(out, 'sandboxes');
      for (const { name, files } of (await written) ?? [])
        for (const [path, content] of files) writeFile(join(folder, name, path), content);
      emitApps((await bundled) ?? [], join(folder, APPS), accentColor);
    },
  };
}

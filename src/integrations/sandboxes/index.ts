import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { sandboxFiles } from '../../content/sandboxes/contents.ts';
import { liveOf, readSandbox, type Sandbox } from '../../content/sandboxes/definition.ts';
import { usedSandboxes } from '../../content/sandboxes/used.ts';
import { compiledPages } from '../../content/written-pages.ts';
import { contentType } from '../hosting/media-types.ts';
import { copyFolderOutput, writeOutput } from '../output.ts';
import { bundle } from './bundle.ts';
import { bundleSamples } from './sample-pages.ts';

/** The folder of the web samples that run in place, next to those of the sandboxes. */
const SAMPLES = 'samples';

/** Whether a page runs samples in place. */
const runsSamples = () => compiledPages().some(({ html }) => html.includes('data-island="sample-frame"'));

/**
 * Builds the projects that pages show as sandboxes and serves each at `/sandboxes/<name>/`: the running example in
 * `app/`, unless its base has it, and all files as one text, as data for the tool, and as a zip.
 *
 * The example's page is `app/run.html`: hosts serve that at `app/run`, where relative addresses resolve as the
 * bundler expects. They would serve `app/index.html` at `app`, one folder too high.
 */
export function sandboxes(sourceDir: string): AstroIntegration {
  const samplesDir = join(sourceDir, 'samples');
  const bundles = new Map<string, Promise<string>>();
  const bundleOnce = (sandbox: Sandbox): Promise<string> => {
    const live = liveOf(sandbox);
    const known = bundles.get(live.name) ?? bundle(live);
    bundles.set(live.name, known);
    return known;
  };
  let samples: Promise<string> | undefined;
  const samplesOnce = (): Promise<string> => {
    samples ??= bundleSamples(samplesDir);
    return samples;
  };
  const startEarly: Plugin = {
    name: 'sandboxes',
    apply: 'build',
    // All pages are compiled, so the bundlers can run on other threads while pages are written.
    buildEnd: {
      // After `compile-pages`.
      order: 'post',
      sequential: true,
      handler() {
        if (this.environment.name !== 'prerender') return;
        // Errors are reported below, where the result is awaited.
        for (const sandbox of usedSandboxes()) bundleOnce(sandbox).catch(() => {});
        if (runsSamples()) samplesOnce().catch(() => {});
      },
    },
  };
  return {
    name: 'sandboxes',
    hooks: {
      'astro:config:setup'({ command, updateConfig }) {
        if (command === 'build') updateConfig({ vite: { plugins: [startEarly] } });
      },
      'astro:server:setup'({ server, logger }) {
        server.middlewares.use(async (request, response, next) => {
          const [, name = '', file = ''] = /\/sandboxes\/([\w-]+)\/([^?]+)/.exec(request.url ?? '') ?? [];
          if (name === '') return next();
          try {
            // An address that can't be decoded throws, and nothing outside this block would catch it.
            const path = decodeURIComponent(file);
            const found =
              name === SAMPLES
                ? within(await bundleSamples(samplesDir), path.replace(/^app\//, ''))
                : await developed(readSandbox(sourceDir, name), path);
            if (found === undefined) return next();
            response.setHeader('Content-Type', contentType(found.name));
            if ('path' in found) createReadStream(found.path).pipe(response);
            else response.end(found.content);
          } catch (error) {
            logger.error((error as Error).message);
            response.statusCode = 500;
            response.setHeader('Content-Type', 'text/plain; charset=utf-8');
            response.end((error as Error).message);
          }
        });
      },
      async 'astro:build:done'({ dir, logger }) {
        const start = performance.now();
        const used = usedSandboxes();
        const out = join(fileURLToPath(dir), 'sandboxes');
        await Promise.all(used.map(async (sandbox) => emit(sandbox, await bundleOnce(sandbox), out)));
        if (runsSamples()) copyFolderOutput(await samplesOnce(), join(out, SAMPLES, 'app'));
        const milliseconds = Math.round(performance.now() - start);
        if (used.length > 0)
          logger.info(`${bundles.size} builds for ${used.length} sandboxes in ${milliseconds} ms`);
      },
    },
  };
}

async function emit(sandbox: Sandbox, built: string, out: string): Promise<void> {
  const folder = join(out, sandbox.name);
  if (liveOf(sandbox) === sandbox) copyFolderOutput(built, join(folder, 'app'), { 'index.html': 'run.html' });
  for (const [path, content] of await sandboxFiles(sandbox)) writeOutput(join(folder, path), content);
}

/** A file in a folder of built files. */
function within(folder: string, inside: string): Developed | undefined {
  const path = join(folder, inside);
  return inside.includes('..') || !existsSync(path) ? undefined : { name: inside, path };
}

type Developed = { name: string } & ({ path: string } | { content: string | Uint8Array });

/** A sandbox's file on the development server, which doesn't write files. */
async function developed(sandbox: Sandbox, file: string): Promise<Developed | undefined> {
  if (!file.startsWith('app/')) {
    const content = (await sandboxFiles(sandbox)).get(file);
    return content === undefined ? undefined : { name: file, content };
  }
  const inside = file === 'app/run.html' ? 'index.html' : file.slice('app/'.length);
  return within(await bundle(liveOf(sandbox)), inside);
}

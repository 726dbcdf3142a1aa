/**
 * An Astro command without telemetry. Errors that authors and operators make are shown as one message, without our stack.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceDir } from '../../../src/content/source.ts';
import { writtenPages } from '../../../src/content/written-pages.ts';
import { siteOnce } from '../../../src/integrations/configuration.ts';
import { prepareFonts } from '../../../src/integrations/fonts.ts';
import { commandLine } from '../cli/index.ts';
import { errorMessage } from '../errors/message.ts';
import { alone } from '../testing/alone.ts';
import { importJsx, loadAstroConfig } from './load-config.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
const root = fileURLToPath(new URL('../../..', import.meta.url));
const [command = 'build', ...given] = process.argv.slice(2);

if (command === 'build')
  commandLine(
    {
      name: 'npm run build',
      about:
        'Writes the site to dist/, ready for any static host.\nEnvironment: SITE_SOURCE is the folder to build from (.), SITE_OUT the folder to write to (dist), SITE_BASE the path the site is published below, SITE_LOCALE one of its locales, LINK_POLICY=throw makes every broken link an error.',
    },
    given,
  );

// Environment variables with these names would become import.meta.env.DEV and so on; test runners set them. The last one has
// the path of the command: Astro would write it into the code that renders pages, which is compared with the last build's.
for (const name of ['DEV', 'PROD', 'MODE', 'SSR', '_']) delete process.env[name];

/** Builds in this folder share `.astro/` and caches, so tests that build small sites wait for each other. */
const lock = join(root, 'node_modules/.cache/astro.lock');

/** @returns its exit code */
function runCli(command: string, given: readonly string[]): Promise<number> {
  const cli = join(root, 'node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [cli, command, ...given], { stdio: 'inherit', cwd: root });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((done) => {
    child.on('exit', (code, signal) => done(signal ? 1 : (code ?? 1)));
  });
}

try {
  if (command === 'build') {
    // A shell or test runner may have set a different value, which would make this a development build: slower,
    // larger, not cached.
    process.env.NODE_ENV = 'production';
    importJsx();
    writtenPages().isBuild = true;
    // On a thread, which is busy with code later, and idle while modules load here. The configuration awaits it.
    prepareFonts().catch(() => {});
    // The modules load, and pages are compiled, while another process reads the types of packages, if they aren't cached.
    const [{ build }, config] = await Promise.all([import('astro'), loadAstroConfig(), siteOnce(sourceDir)]);
    await alone(lock, () => build({ ...config, root, configFile: false }));
  } else {
    // Astro would also load it, but would report its errors with a stack.
    await siteOnce(sourceDir);
    process.exit(await alone(lock, () => runCli(command, given)));
  }
} catch (error) {
  console.error(`\n${errorMessage(error)}`);
  // Workers of an unfinished build would keep the process alive.
  process.exit(1);
}

/**
 * Runs an Astro command without telemetry, and tells the errors of authors and operators as one message
 * instead of a stack of ours: `node scripts/astro.ts build`.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sourceDir } from '../src/content/source.ts';
import { loadSite } from '../src/integrations/configuration.ts';
import { tellError } from './lib/errors/tell.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
const root = fileURLToPath(new URL('..', import.meta.url));
const [command = 'build', ...options] = process.argv.slice(2);

try {
  // Astro would load it too, but would tell its errors with a stack.
  await loadSite(sourceDir);
  if (command === 'build' && options.length === 0) {
    const { build } = await import('astro');
    await build({ root });
  } else {
    const cli = fileURLToPath(new URL('../node_modules/astro/bin/astro.mjs', import.meta.url));
    const child = spawn(process.execPath, [cli, command, ...options], { stdio: 'inherit', cwd: root });
    child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  }
} catch (error) {
  console.error(`\n${tellError(error, sourceDir)}`);
  // Workers of an unfinished build would keep the process alive.
  process.exit(1);
}

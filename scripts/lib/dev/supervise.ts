import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DevOptions, FromServer } from './messages.ts';

const server = fileURLToPath(new URL('server.ts', import.meta.url));
/** Milliseconds for a server to exit by itself. */
const PATIENCE = 1500;

/**
 * Runs the dev server in a separate process, and starts a new one when it asks for that. Astro's own restart keeps
 * the modules' state and uses a watcher that it has closed, so no edit after the first one of `sidebars.ts` would
 * show.
 */
export function superviseDev(options: Omit<DevOptions, 'restarted'>): void {
  let port: number | undefined;
  let child: ChildProcess | undefined;

  const start = () => {
    const given: DevOptions = { ...options, port: port ?? options.port, restarted: port !== undefined };
    let again = false;
    // Startup takes a tenth less CPU time, because Node.js caches the compiled code of packages.
    const env = { NODE_COMPILE_CACHE: 'node_modules/.cache/compile', ...process.env };
    const current = fork(server, [JSON.stringify(given)], { env });
    child = current;
    current.on('message', (message: FromServer) => {
      if ('ready' in message) port = message.ready;
      else if (!again) {
        again = true;
        console.log(`${message.restart} changed; restarting`);
        end(current);
      }
    });
    current.on('exit', (code) => (again ? start() : process.exit(code ?? 1)));
  };

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => (child ? end(child) : process.exit(0)));
  start();
}

function end(child: ChildProcess): void {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), PATIENCE).unref();
}

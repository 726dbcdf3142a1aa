import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DevOptions, FromServer } from './messages.ts';

const server = fileURLToPath(new URL('server.ts', import.meta.url));
/** Milliseconds that a server gets to end by itself. */
const PATIENCE = 1500;

/**
 * Runs the dev server in a process of its own, and a new one whenever it asks for that. Astro's own restart keeps what
 * modules remember and watches files with a watcher that it closed, so the first edit of `sidebars.ts` would be the last
 * edit that shows.
 */
export function superviseDev(options: Omit<DevOptions, 'restarted'>): void {
  let port: number | undefined;
  let child: ChildProcess | undefined;

  const start = () => {
    const given: DevOptions = { ...options, port: port ?? options.port, restarted: port !== undefined };
    let again = false;
    // A tenth less CPU to start: Node keeps the compiled code of packages.
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

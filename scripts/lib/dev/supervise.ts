import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { DevOptions, FromPreparation, FromServer } from './messages.ts';

const server = fileURLToPath(new URL('server.ts', import.meta.url));
const preparing = fileURLToPath(new URL('prepare.ts', import.meta.url));
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
  /** Labels of the generated pages that the current server leaves out. */
  const leftOut = new Set<string>();
  let preparation: ChildProcess | undefined;
  let restart = (_because: string): void => {};

  /** Once, beside the server, which shows the other pages meanwhile. The first of them doesn't wait for it. */
  const prepare = () => {
    if (preparation || leftOut.size === 0) return;
    preparation = fork(preparing);
    if (preparation.pid) setPriority(preparation.pid, constants.priority.PRIORITY_LOW);
    preparation.on('message', ({ failed }: FromPreparation) => {
      for (const label of failed)
        console.warn(
          `"${label}" is left out, because npm couldn't install the packages for the samples. When there's a network again, restart npm run dev`,
        );
      const ready = [...leftOut].filter((label) => !failed.includes(label));
      if (ready.length > 0) restart(`Ready: ${ready.map((label) => `"${label}"`).join(', ')}`);
    });
  };

  const start = () => {
    const given: DevOptions = { ...options, port: port ?? options.port, restarted: port !== undefined };
    let again = false;
    // Startup takes a tenth less CPU time, because Node.js caches the compiled code of packages.
    const env = { NODE_COMPILE_CACHE: 'node_modules/.cache/compile', ...process.env };
    const current = fork(server, [JSON.stringify(given)], { env });
    child = current;
    leftOut.clear();
    restart = (because) => {
      if (again) return;
      again = true;
      console.log(`${because}; restarting`);
      end(current);
    };
    current.on('message', (message: FromServer) => {
      if ('ready' in message) port = message.ready;
      else if ('restart' in message) restart(`${message.restart} changed`);
      else if ('shown' in message) prepare();
      else leftOut.add(message.leftOut);
    });
    current.on('exit', (code) => (again ? start() : process.exit(code ?? 1)));
  };

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      preparation?.kill();
      if (child) end(child);
      else process.exit(0);
    });
  start();
}

function end(child: ChildProcess): void {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), PATIENCE).unref();
}

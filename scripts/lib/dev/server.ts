/** The dev server's process. `supervise.ts` starts it with its options as JSON. */
import { fileURLToPath } from 'node:url';
import { devBridge } from '../../../src/content/dev-bridge.ts';
import { sourceDir } from '../../../src/content/source.ts';
import { siteOnce } from '../../../src/integrations/configuration.ts';
import { problemsOfInputs } from '../../../src/integrations/dev/inputs.ts';
import { errorMessage } from '../errors/message.ts';
import { serveError } from './error-page.ts';
import { changedSince } from './inputs.ts';
import type { DevOptions, FromServer } from './messages.ts';
import { reviewPage } from './review.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
// Variables with these names would become import.meta.env.DEV and so on; test runners set them.
for (const name of ['DEV', 'PROD', 'MODE', 'SSR', 'NODE_ENV', 'VITEST']) delete process.env[name];

// Caches are written when the process exits, which a signal alone would prevent.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

const tell = (message: FromServer): void => void process.send?.(message);
const options = JSON.parse(process.argv[2] ?? '{}') as DevOptions;
const { port, host, open, restarted } = options;
const begun = Date.now();

try {
  devBridge().leftOut = (line) => console.warn(line);
  // First, so that configuration mistakes are reported without Astro's stack trace.
  await siteOnce(sourceDir);
  devBridge().check = () => problemsOfInputs(sourceDir);
  devBridge().review = (file) => reviewPage(sourceDir, file);
  const { dev } = await import('astro');
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const { address } = await dev({ root, server: { port, open: open && !restarted, ...(host && { host }) } });
  tell({ ready: address.port });
} catch (error) {
  const message = errorMessage(error);
  console.error(`\n${message}`);
  if (!restarted) process.exit(1);
  // The writer is in the middle of an edit: the browser shows the mistake until it's fixed.
  serveError(message, port, host);
  const timer = setInterval(() => {
    const changed = changedSince(sourceDir, begun);
    if (!changed) return;
    clearInterval(timer);
    tell({ restart: changed });
  }, 500);
}

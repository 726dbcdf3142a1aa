/** Serves the site, or what's wrong with it. */

import { globSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { devBridge } from '../../../src/content/dev-bridge.ts';
import { sourceDir } from '../../../src/content/source.ts';
import { errorMessage } from '../errors/message.ts';
import { loadAstroConfig } from './load-config.ts';
import type { DevOptions, FromServer } from './messages.ts';
import { reviewPage } from './review.ts';

/** Everything that writers edit, and components. */
const PATTERNS = [
  '*.ts',
  'src/components/**/*.{ts,tsx}',
  '{docs,data,samples,diagrams,examples,versions,i18n}/**/*',
];

/** A file of the site that changed after this time, in milliseconds since 1970; used when nothing watches. */
function changedSince(sourceDir: string, time: number): string | undefined {
  const files = globSync(PATTERNS, { cwd: sourceDir, exclude: (path) => path.includes('node_modules') });
  return files.find((file) => {
    const { mtimeMs = 0 } = statSync(join(sourceDir, file), { throwIfNoEntry: false }) ?? {};
    return mtimeMs > time;
  });
}

/** Reloads the page as soon as the server responds again, whatever the response. */
const AGAIN = `setInterval(() => fetch(location.href).then((r) => r.headers.has('x-not-started') || location.reload(), () => {}), 500)`;

/** Responds to every request with a page that shows why the dev server couldn't start. */
function serveError(message: string, port: number, host = 'localhost'): void {
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>The site has an error</title>
<body style="font: 1rem/1.5 system-ui; max-width: 60rem; margin: 3rem auto; padding: 0 1rem">
<h1>The site has an error</h1><p>Fix it, and this page loads again.</p>
<pre style="white-space: pre-wrap">${text}</pre><script>${AGAIN}</script></body></html>`;
  createServer((_request, response) => {
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'X-Not-Started': '1' });
    response.end(html);
  }).listen(port, host);
}

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
  devBridge().isQuick = true;
  devBridge().leftOut = (label) => tell({ leftOut: label });
  devBridge().review = (file) => reviewPage(sourceDir, file);
  const { dev } = await import('astro');
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const { address } = await dev({
    ...(await loadAstroConfig()),
    root,
    configFile: false,
    server: { port, open: open && !restarted, ...(host && { host }) },
  });
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

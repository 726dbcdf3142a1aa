import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './tests/support/chromium.ts';

const dir = process.env.SITE_OUT ?? 'dist';

// Looked up once: the workers read this file again.
process.env.CHROMIUM_PATH ??= findChromium(process.env, { shell: true });

/** `npm test` runs what most readers do: these files, and of others the tests with this tag. The rest is in `npm run test:all`. */
const MAIN =
  / (?:arriving|home|layout|media|mobile-menu|navigation|not-found|page-actions|reading|samples|sidebar|start-here|storage|without-script|tool-pages)\.spec\.ts |@main/;

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'tests/.output/playwright',
  snapshotPathTemplate: '{testDir}/design/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: Math.max(2, availableParallelism()),
  // A machine that is busy with other work now and then misses a deadline; what needed a second try is printed as flaky.
  // Deadlines only end what hangs: no test asserts a time, and other work can slow a machine down tenfold.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  projects: [
    { name: 'main', grep: MAIN },
    { name: 'more', grepInvert: MAIN },
  ],
  use: {
    // From what the server printed, below.
    baseURL: process.env.SITE_ADDRESS,
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...chromiumFlags] },
  },
  webServer: {
    command: `"${process.execPath}" scripts/serve.ts --host 127.0.0.1 --port 0 --dir "${dir}"`,
    wait: { stdout: /Serving .* at (?<site_address>http\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});

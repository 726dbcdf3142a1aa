import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { build, type InlineConfig, preview } from 'vite';
import { sharedBeside } from '../../../src/features/samples/files.ts';
import { chromiumFlags, findChromium } from '../../support/chromium.ts';

export interface ServedPage {
  /** `http://127.0.0.1:41234/` */
  address: string;
  close(): Promise<void>;
}

/** Builds the page in a folder with Vite, as readers do, and serves the result on a free port. */
export async function servePage(root: string): Promise<ServedPage> {
  const outDir = await mkdtemp(join(tmpdir(), 'c2pa-samples-page-'));
  const options: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [sharedBeside(join(root, '..', '..'))],
  };
  await build(options);
  const server = await preview({ ...options, preview: { port: 0, host: '127.0.0.1' } });
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    async close() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

/** The tests' Chromium: CHROMIUM_PATH, or the one on this machine. */
export function launchChromium(): Promise<Browser> {
  process.env.CHROMIUM_PATH ??= findChromium() ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: [...chromiumFlags] });
}

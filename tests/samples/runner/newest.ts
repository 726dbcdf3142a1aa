import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cached } from './cache.ts';
import { execute } from './programs.ts';

const MINUTES = 60_000;

/** Installs what `samples/newest` names in the cache. @returns its folder, or what npm printed if it can't be installed */
export async function installNewest(
  samplesDir: string,
  version: string,
): Promise<{ folder: string } | { failed: string }> {
  const folder = cached('node', `newest-${version}`);
  await mkdir(folder, { recursive: true });
  for (const file of ['package.json', 'use.mjs', 'c2pa-utilities'])
    await cp(join(samplesDir, 'newest', file), join(folder, file), { recursive: true });
  // The package contains the binary for Linux on x64; its script would download it again.
  const install = await execute('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    timeout: 10 * MINUTES,
  });
  return install.code === 0 ? { folder } : { failed: install.stderr };
}

import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Where the samples' toolchains are installed: outside the project, so that a clean checkout stays clean and all
 * checkouts share them. SAMPLES_CACHE sets another folder.
 */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  if (env.SAMPLES_CACHE) return env.SAMPLES_CACHE;
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'content-credentials-docs');
}

/** A path in the cache. */
export const cached = (...parts: string[]) => join(cacheFolder(), ...parts);

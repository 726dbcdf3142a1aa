import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Where the toolchains of the samples are installed: outside of the project, so that a clean checkout stays one and
 * all checkouts share it. SAMPLES_CACHE names another folder.
 */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  if (env.SAMPLES_CACHE) return env.SAMPLES_CACHE;
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'content-credentials-docs');
}

/** A path in the cache. */
export const cached = (...parts: string[]) => join(cacheFolder(), ...parts);

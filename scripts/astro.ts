/** Runs an Astro command: `node scripts/astro.ts build`. */
import { keepCompiledCode } from './lib/astro/compile-cache.ts';

keepCompiledCode();
// Rolldown's allocator would keep 100 to 150 MB that it doesn't use anymore. Read when its library is loaded.
process.env.MIMALLOC_PURGE_DELAY ??= '0';
// Only the code imported from here on is cached in compiled form.
await import('./lib/astro/command.ts');

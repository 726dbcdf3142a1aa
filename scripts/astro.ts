/** Runs an Astro command: `node scripts/astro.ts build`. */
import { keepCompiledCode } from './lib/astro/compile-cache.ts';

keepCompiledCode();
// Rolldown's allocator would keep 100 to 150 MB that it doesn't use anymore, and on Linux, it would ask for pages of 2 MB,
// of which a few used bytes keep the whole page: another 150 MB. Both are read when its library is loaded.
process.env.MIMALLOC_PURGE_DELAY ??= '0';
process.env.MIMALLOC_ALLOW_THP ??= '0';
// Only the code imported from here on is cached in compiled form.
await import('./lib/astro/command.ts');

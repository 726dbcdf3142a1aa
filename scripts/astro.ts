/** Runs an Astro command: `node scripts/astro.ts build`. */
import { keepCompiledCode } from './lib/astro/compile-cache.ts';

keepCompiledCode();
// Only the code imported from here on is cached in compiled form.
await import('./lib/astro/command.ts');

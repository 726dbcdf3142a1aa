/** Runs an Astro command: `node scripts/astro.ts build`. */
import { keepCompiledCode } from './lib/astro/compile-cache.ts';

keepCompiledCode();
// Only what is imported from here on is kept compiled.
await import('./lib/astro/command.ts');

import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/** The compiler. It takes 0.3 s to load, and most builds don't need it. `import()` fails once Astro is configured. */
export const typescript = (): typeof import('typescript') =>
  createRequire(resolve('package.json'))('typescript');

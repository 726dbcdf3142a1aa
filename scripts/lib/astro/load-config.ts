import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AstroUserConfig } from 'astro';
import { transformSync } from 'rolldown/utils';

/**
 * astro.config.ts as Node.js loads it, for Astro's `configFile: false`. Astro itself would start a Vite server to
 * load the file and everything it imports, which takes 2 s longer, and the site's data would be read twice, once by
 * each copy of our modules. Node.js strips types, but doesn't support JSX, which the views of components contain.
 */
export async function loadAstroConfig(): Promise<AstroUserConfig> {
  registerHooks({
    load(url, context, next) {
      if (!url.endsWith('.tsx')) return next(url, context);
      const file = fileURLToPath(url);
      const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
        jsx: { runtime: 'automatic' },
      });
      const [error] = errors;
      if (error) throw error;
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
  const { default: config } = await import('../../../astro.config.ts');
  return config;
}

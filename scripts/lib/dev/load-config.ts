import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AstroUserConfig } from 'astro';
import { transformSync } from 'rolldown/utils';

/**
 * Lets Node.js import `.tsx` files from now on: it strips types, but doesn't support JSX, which the views of components
 * contain.
 * @param imported called with the path of every file that's imported
 */
export function importJsx(imported: (file: string) => void = () => {}): void {
  registerHooks({
    load(url, context, next) {
      if (!url.startsWith('file:')) return next(url, context);
      const file = fileURLToPath(url);
      imported(file);
      if (!file.endsWith('.tsx')) return next(url, context);
      const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
        jsx: { runtime: 'automatic' },
      });
      const [error] = errors;
      if (error) throw error;
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}

/**
 * astro.config.ts as Node.js loads it, for Astro's `configFile: false`. Call {@link importJsx} first. Astro itself would
 * start a Vite server to load the file and everything it imports, which takes 2 s longer, and the site's data would be
 * read twice, once by each copy of our modules.
 */
export async function loadAstroConfig(): Promise<AstroUserConfig> {
  const { default: config } = await import('../../../astro.config.ts');
  return config;
}

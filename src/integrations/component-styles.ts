import { globSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';

const IMPORT = /^@import "([^"]*\*[^"]*)"([^;]*);$/gm;

/**
 * Lets a stylesheet import all files that match a pattern, which CSS can't: components bring their own styles, and
 * there's no list of them to edit.
 */
export function componentStyles(): AstroIntegration {
  return {
    name: 'component-styles',
    hooks: {
      'astro:config:setup'({ updateConfig }) {
        const plugin = {
          name: 'component-styles',
          enforce: 'pre' as const,
          transform: {
            filter: { id: /\/styles\/site\.css(?:$|\?)/ },
            handler: (css: string, id: string) => everyImport(css, dirname(id)),
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

/** One import for each matching file, in alphabetical order. */
function everyImport(css: string, folder: string): string {
  return css.replaceAll(IMPORT, (_all, pattern: string, layer: string) =>
    globSync(resolve(folder, pattern))
      .map((file) => relative(folder, file).replaceAll('\\', '/'))
      .sort()
      .map((file) => `@import "${file}"${layer};`)
      .join('\n'),
  );
}

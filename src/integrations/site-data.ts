import { relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import { didYouMean } from '../config/nearest.ts';
import { AuthorError } from '../content/markdown/author-error.ts';

/**
 * Stops the build if a tool or page imports data that no integration provides (spec §8): `virtual:sites` instead of
 * `virtual:site`. The bundler alone would name the module without the reason.
 */
export function siteData(sourceDir: string): AstroIntegration {
  let known: string[] = [];
  return {
    name: 'site-data',
    hooks: {
      'astro:config:setup'({ updateConfig }) {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'site-data',
                // After every plugin that may know the name.
                enforce: 'post',
                configResolved({ plugins }) {
                  known = plugins.map(({ name }) => name).filter((name) => name.startsWith('virtual:'));
                },
                resolveId(id, importer) {
                  if (!/^virtual:[\w-]+$/.test(id) || known.includes(id)) return;
                  throw new AuthorError(
                    relative(sourceDir, importer ?? ''),
                    undefined,
                    `no integration provides the module \`${id}\`; ${didYouMean(id, known, `there is ${known.join(', ')}`)}`,
                  );
                },
              },
            ],
          },
        });
      },
    },
  };
}

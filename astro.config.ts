import { join } from 'node:path';
import react from '@astrojs/react';
import type { AstroUserConfig } from 'astro';
import { vocabulary } from './src/components/registry.ts';
import { outDir, sourceDir } from './src/content/source.ts';
import { accent } from './src/integrations/accent.ts';
import { compilePages } from './src/integrations/compile-pages.ts';
import { loadSite, otherHomes } from './src/integrations/configuration.ts';
import { devServer } from './src/integrations/dev/index.ts';
import { siteFiles } from './src/integrations/files.ts';
import { hosting } from './src/integrations/hosting/index.ts';
import { linkReport } from './src/integrations/link-report/index.ts';
import { siteModules } from './src/integrations/modules.ts';
import { sandboxes } from './src/integrations/sandboxes/index.ts';
import { staticFiles, staticFolders } from './src/integrations/static-files.ts';

// Astro reads it when the configuration is loaded.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

const data = await loadSite(sourceDir);
const { site, redirects } = data;
const docs = site.versions.map(({ dir, path }) => ({ dir, path }));
const written = compilePages(data, { sourceDir, policy: site, tools: site.tools, docs, vocabulary });

// Without `defineConfig` of astro/config, which does nothing and loads 350 modules of SVG tools.
export default {
  site: site.url,
  base: site.base,
  outDir,
  publicDir: join(sourceDir, site.staticDirectories[0] ?? 'public'),
  trailingSlash: site.trailingSlash,
  build: {
    // `/docs/introduction` is docs/introduction.html: every static host answers it without a redirect.
    format: site.trailingSlash === 'always' ? 'directory' : 'file',
    // While a page is written, the next ones are rendered.
    concurrency: 4,
    // The first frame needs no second request; all pages have the same text, and so one hash in the policy. Each locale is
    // built by itself, with addresses of its own in the text, and a policy of one build can't name the hash of another.
    inlineStylesheets: site.locales.items.length > 1 ? 'never' : 'always',
  },
  compressHTML: true,
  devToolbar: { enabled: false },
  // A build's is in `astro.build.mjs`.
  logger: { entrypoint: new URL('./src/integrations/dev/logger.js', import.meta.url) },
  server: { port: 4321 },
  integrations: [
    react(),
    written.integration,
    siteModules(data, sourceDir),
    devServer(data, sourceDir, written),
    siteFiles([
      staticFolders(sourceDir, site.staticDirectories),
      staticFiles(sourceDir, written.pages),
      accent(data, sourceDir),
      sandboxes(sourceDir, site.accentColor),
      linkReport(data, written.pages),
      hosting({ site, redirects, otherHomes: otherHomes(data) }),
    ]),
  ],
  vite: {
    resolve: { alias: { '#site': sourceDir } },
    build: {
      assetsInlineLimit: 0,
      // For `config/code-failure.ts`, which names the line of a mistake in a view.
      sourcemap: true,
      rolldownOptions: {
        onwarn(warning, warn) {
          // About Astro's modules and Vite's plugins; nothing an author or operator could do about it.
          if (!['MODULE_LEVEL_DIRECTIVE', 'SOURCEMAP_BROKEN'].includes(warning.code ?? '')) warn(warning);
        },
      },
    },
    environments: {
      client: {
        build: {
          sourcemap: false,
          rolldownOptions: {
            // Every page and its data has this address, and Astro's name for a page's script is 49 characters long.
            output: {
              entryFileNames: ({ name }) => `_astro/${name.split('.')[0]?.toLowerCase()}.[hash].js`,
              // Every tool and the search need all of them: one request instead of four.
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /\/node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime|\/tools\/src\/ui\/stylesheet|virtual:search/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
} satisfies AstroUserConfig;

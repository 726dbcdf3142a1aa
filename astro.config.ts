import mdx from '@astrojs/mdx';
import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { join } from 'node:path';
import { pagePlugins } from './src/content/markdown/page-plugins.ts';
import { outDir, sourceDir } from './src/content/source.ts';
import { configuration, loadSite } from './src/integrations/configuration.ts';
import { hosting } from './src/integrations/hosting/index.ts';
import { staticFiles } from './src/integrations/static-files.ts';

const data = await loadSite(sourceDir);
const { site, redirects } = data;
const docs = site.versions.map(({ dir, path }) => ({ dir, path }));

export default defineConfig({
  site: site.url,
  base: site.base,
  outDir,
  publicDir: join(sourceDir, site.staticDirectories[0] ?? 'public'),
  trailingSlash: site.trailingSlash,
  build: {
    // `/docs/introduction` is docs/introduction.html: every static host answers it without a redirect.
    format: site.trailingSlash === 'always' ? 'directory' : 'file',
    inlineStylesheets: 'never',
  },
  compressHTML: true,
  devToolbar: { enabled: false },
  markdown: {
    syntaxHighlight: false,
    processor: satteri({
      ...pagePlugins({ sourceDir, policy: site, docs }),
      features: { directive: true, headingAttributes: true, smartPunctuation: true },
    }),
  },
  integrations: [
    configuration(data),
    react(),
    mdx({ optimize: true }),
    staticFiles(sourceDir),
    hosting({ site, redirects }),
  ],
  vite: {
    resolve: { alias: { '#site': sourceDir } },
    build: { assetsInlineLimit: 0 },
  },
});

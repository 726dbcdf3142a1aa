import { dirname, relative, resolve } from 'node:path';
import { didYouMean } from '@content-credentials/verdict/nearest';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { AuthorError } from '../config/errors.ts';
import { digestOf } from '../content/cache.ts';
import { clinicTable } from '../content/data/certificate-rules.ts';
import { searchSettings } from '../features/search/settings.ts';
import { trustListFileOf } from '../features/trust/schema.ts';
import type { SiteData } from './configuration.ts';
import { provenanceSettings } from './provenance.ts';

/** Values that must be JSON, by the name they're exported with. */
type Values = Readonly<Record<string, unknown>>;

/** Provides the checked configuration and the data of tools as modules, and what else our code expects of the bundler. */
export function siteModules(data: SiteData, sourceDir: string): AstroIntegration {
  return {
    name: 'site-modules',
    hooks: {
      'astro:config:setup'({ command, updateConfig, logger }) {
        const { site, sidebars, redirects, locale } = data;
        const { settings, damaged, note } = provenanceSettings(data, sourceDir);
        for (const id of damaged)
          logger.warn(
            `${trustListFileOf(id)} doesn't match the list that was converted, so it's left out; run \`npm run trust:update\` again`,
          );
        if (note && command === 'build') logger.warn(note);
        const modules = virtualModules(sourceDir, {
          'virtual:site': { site, sidebars, redirects, locale, build: buildOf() },
          'virtual:search': { settings: searchSettings(data) },
          'virtual:provenance': { settings },
          'virtual:certificate-rules': { table: clinicTable(sourceDir, site) },
        });
        updateConfig({ vite: { plugins: [modules, toolExports(sourceDir)] } });
      },
    },
  };
}

/** Names the code of scripts, styles, and views: a page that was opened before a change of it loads the next one whole. */
const buildOf = (): string =>
  digestOf(resolve('.'), [
    'src/{client,components,features,layout,styles,ui,views}/**/*.{ts,tsx,astro,css}',
    'packages/tools/src/**/*',
  ]).slice(0, 8);

/**
 * One plugin for all of them. A name that it doesn't know, such as `virtual:sites`, stops the build (spec §8): the bundler
 * alone would name the module without the reason.
 */
function virtualModules(sourceDir: string, modules: Readonly<Record<string, Values>>): Plugin {
  const names = Object.keys(modules);
  return {
    name: 'virtual-modules',
    resolveId(id, importer) {
      if (names.includes(id)) return `\0${id}`;
      if (!/^virtual:[\w-]+$/.test(id)) return undefined;
      throw new AuthorError(
        relative(sourceDir, importer ?? ''),
        undefined,
        `no integration provides the module \`${id}\`; ${didYouMean(id, names, `there is ${names.join(', ')}`)}`,
      );
    },
    load(id) {
      const values = modules[id.replace('\0', '')];
      if (!values || !id.startsWith('\0')) return undefined;
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/**
 * Stops the build if a tool has no default export (spec §8): pages show the default export of `tools/<name>.tsx`, and
 * without it, readers would see an error instead of the tool.
 */
function toolExports(sourceDir: string): Plugin {
  const isTool = (id: string) =>
    (dirname(id) === resolve(sourceDir, 'tools') && id.endsWith('.tsx')) ||
    /\/packages\/tools\/src\/[^/]+\/index\.tsx$/.test(id);
  return {
    name: 'tool-exports',
    moduleParsed({ id, exports }) {
      if (!isTool(id) || exports.includes('default')) return;
      const named = exports.length > 0 ? `, only ${exports.join(', ')}` : '';
      throw new AuthorError(
        relative(sourceDir, id),
        undefined,
        `the tool doesn't have a default export${named}; export its component as \`export default function …\``,
      );
    },
  };
}

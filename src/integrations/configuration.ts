import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '@content-credentials/verdict/nearest';
import type { AddressPolicy } from '../config/address.ts';
import { ConfigError } from '../config/errors.ts';
import { type LoadedConfig, loadConfig } from '../config/load.ts';
import type { Sidebars } from '../config/sidebars.ts';
import type { Locale } from '../config/versions.ts';
import { generate } from '../content/generated/index.ts';
import type { AnyGeneratedPage } from '../content/generated/page.ts';
import { filesBelow } from './files.ts';

export interface SiteData extends LoadedConfig {
  site: LoadedConfig['site'] & Pick<AddressPolicy, 'staticFiles'>;
  locale: Locale;
  sidebars: Sidebars;
  generated: AnyGeneratedPage[];
}

/**
 * Loads the configuration for one locale and generates its pages. A site with several locales is built once for each,
 * selected with SITE_LOCALE: its pages come from `i18n/<code>/docs` and are below the locale's path.
 * @throws ConfigError if the configuration or the data of generated pages have mistakes, or the locale is unknown
 */
export async function loadSite(sourceDir: string, wanted = process.env.SITE_LOCALE): Promise<SiteData> {
  const { site, redirects, ...written } = await loadConfig(sourceDir);
  const code = wanted ?? site.locales.default;
  const locale = site.locales.items.find((item) => item.code === code);
  if (!locale) {
    const codes = site.locales.items.map((item) => item.code);
    throw new ConfigError({
      file: 'the environment',
      key: 'SITE_LOCALE',
      value: code,
      problem: `SITE_LOCALE is \`${code}\``,
      fix: didYouMean(code, codes, `the locales are ${codes.join(', ')}`),
    });
  }
  const { sidebars, pages: generated } = await generate(written.sidebars, sourceDir);
  const place = code !== site.locales.default && {
    base: site.base + locale.path.replace(/^\//, ''),
    versions: site.versions.map((version) => ({ ...version, dir: `i18n/${code}/${version.dir}` })),
  };
  return {
    site: { ...site, ...staticFilesOf(site, sourceDir), ...place },
    redirects,
    locale,
    sidebars,
    generated,
  };
}

/** Paths of the other locales' home pages if this is the default locale, which the others are built below. */
export const otherHomes = ({ site, locale }: SiteData): string[] =>
  site.locales.items
    .filter(({ code }) => locale.code === site.locales.default && code !== locale.code)
    .map(({ path }) => site.base + path.slice(1));

/** The operator's own files, for a policy that must tell them from pages. */
function staticFilesOf(
  { trailingSlash, staticDirectories }: LoadedConfig['site'],
  sourceDir: string,
): Pick<AddressPolicy, 'staticFiles'> {
  if (trailingSlash !== 'always') return {};
  const folders = staticDirectories.map((folder) => join(sourceDir, folder)).filter(existsSync);
  return { staticFiles: folders.flatMap(filesBelow).map((file) => `/${file}`) };
}

import type { Locale, Site } from '../../config/index.ts';
import { sourceDir } from '../../content/source.ts';
import { writtenAddresses } from '../../content/translations.ts';

/**
 * The pages below the default locale's that another build makes: what's written in each other locale, and this
 * build's pages that nobody writes. Links from another locale leave its base, so they aren't checked here.
 */
export function pagesOfOtherLocales(site: Site, { code }: Locale, built: readonly string[]): string[] {
  if (code !== site.locales.default) return [];
  const written = writtenAddresses(site, code, sourceDir);
  const everywhere = built.filter((address) => !written.has(address));
  return site.locales.items
    .filter((other) => other.code !== code)
    .flatMap((other) =>
      [...everywhere, ...writtenAddresses(site, other.code, sourceDir)].map(
        (address) => other.path.replace(/\/$/, '') + (address === '/' ? '' : address),
      ),
    );
}

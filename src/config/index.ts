/** A site's configuration: the types of site.config.ts, sidebars.ts, and redirects.ts, and the loader. */

export { didYouMean, nearest } from '@content-credentials/verdict/nearest';
export type { AnnouncementBar } from './announcement.ts';
export {
  type ConformingProducts,
  type ConformingProductsFile,
  conformingProductsFile,
  type ProductRecord,
} from './conforming-products.ts';
export { contrast, minimumContrast } from './contrast.ts';
export { ConfigError, type ConfigProblem } from './errors.ts';
export type { Footer, FooterColumn, FooterLink } from './footer.ts';
export type { LinkPolicy, Severity } from './link-policy.ts';
export { withBase } from './links.ts';
export { type LoadedConfig, loadConfig } from './load.ts';
export type { Locale, Locales } from './locales.ts';
export type { FooterLogo, Logo } from './logo.ts';
export { htmlWithLinks } from './markup.ts';
export { type DropdownItem, type IconName, iconNames, type Navbar, type NavbarItem } from './navbar.ts';
export { publishingNotes } from './publishing-notes.ts';
export { defineRedirects, type Redirect, type Redirects } from './redirects.ts';
export { checkReferences, type KnownDoc, type Referenced } from './references.ts';
export { reportUrl } from './report-url.ts';
export { editUrl, type Repository } from './repository.ts';
export type { Algolia, Search } from './search.ts';
export type { SecurityTxt } from './security-txt.ts';
export { firstDoc, type ResolveOptions, resolveSidebarIds } from './sidebar-ids.ts';
export {
  defineSidebars,
  type SidebarCategory,
  type SidebarDoc,
  type SidebarGenerated,
  type SidebarItem,
  type SidebarItemInput,
  type SidebarLink,
  type Sidebars,
  type SidebarsConfig,
  type WrittenSidebarItem,
  type WrittenSidebars,
} from './sidebars.ts';
export { defineSite, type Site, type SiteConfig } from './site.ts';
export type { CspDirective, CspSources, ThirdParty } from './third-party.ts';
export { type TrustList, type TrustListFile, trustListFile } from './trust-lists.ts';
export type { Version } from './versions.ts';

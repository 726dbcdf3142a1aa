/** A site's configuration: the types of site.config.ts, sidebars.ts, and redirects.ts, and the loader. */

export { didYouMean, nearest } from '@content-credentials/verdict/nearest';
export { ConfigError, type ConfigProblem } from './errors.ts';
export type { FooterLogo, Logo } from './fields.ts';
export { contrast, htmlWithLinks, minimumContrast, withBase } from './fields.ts';
export type { AnnouncementBar, Footer, FooterColumn, FooterLink } from './frame.ts';
export { type DropdownItem, type IconName, iconNames, type Navbar, type NavbarItem } from './frame.ts';
export { type LoadedConfig, loadConfig } from './load.ts';
export { defineRedirects, type Redirect, type Redirects } from './redirects.ts';
export { checkReferences, type KnownDoc, type Referenced } from './references.ts';
export { reportUrl } from './report-url.ts';
export type { Algolia, CspDirective, CspSources, Search, ThirdParty } from './services.ts';
export { editUrl, type Repository } from './services.ts';
export {
  defineSidebars,
  firstDoc,
  type ResolveOptions,
  resolveSidebarIds,
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
export type { LinkPolicy, Severity } from './site.ts';
export { defineSite, publishingNotes, type Site, type SiteConfig } from './site.ts';
export {
  type ConformingProducts,
  type ConformingProductsFile,
  conformingProductsFile,
  type ProductRecord,
  type TrustList,
  type TrustListFile,
  trustListFile,
} from './trust-lists.ts';
export type { Locale, Locales, Version } from './versions.ts';

import { z } from 'zod';
import { conformingProducts, trustLists } from '../features/trust/schema.ts';
import { baseFix, httpsUrl, logo, normalizeBase, originFix, rule, sitePath, text } from './fields.ts';
import { accentColor, announcementBar, footer, navbar } from './layout.ts';
import {
  assistants,
  cspSources,
  feed,
  issuesOf,
  issueUrl,
  repository,
  search,
  thirdParty,
} from './services.ts';
import { TOOL_IDS } from './tool-pages.ts';
import { folderFix, locales, versions } from './versions.ts';

/** What happens when a check of the built site finds a problem: nothing, a log line, a warning, or a failed build. */
const severity = z.enum(['ignore', 'log', 'warn', 'throw']);

/** "Was this page helpful?" at the end of each page. The site sends nothing itself: the operator's script does. */
const feedback = z.strictObject({
  /**
   * A JavaScript module in a static folder, such as `/feedback.js`, that exports
   * `send({ page, version, helpful }): Promise<void>`. It's loaded when a reader answers, not before.
   */
  src: sitePath,
});

const colorMode = z.strictObject({
  /** Colors on a first visit. Default: `light`. */
  default: z.enum(['light', 'dark']).default('light'),
  /** Hide the color mode switch, so that the default always applies. Default: true. */
  disableSwitch: z.boolean().default(true),
  /** Follow the system until the reader chooses; the choice is stored under `theme`. Default: false. */
  respectPrefersColorScheme: z.boolean().default(false),
});

const headingLevelFix = { error: 'expected a heading level from 2 to 6', abort: true };
const headingLevel = z.int(headingLevelFix).min(2, headingLevelFix).max(6, headingLevelFix);

const tableOfContents = z
  .strictObject({
    /** First heading level in the list. Default: 2. */
    minLevel: headingLevel.default(2),
    /** Last heading level in the list. Default: 3. */
    maxLevel: headingLevel.default(3),
  })
  .refine(({ minLevel, maxLevel }) => minLevel <= maxLevel, '`minLevel` must be at most `maxLevel`');

/** Everything an operator sets in site.config.ts; in the parsed value, every default is filled in. */
export const siteSchema = z
  .strictObject({
    /** The site's name. */
    title: text,
    /** What the site is for, in one line. */
    tagline: text.optional(),
    /** Origin where it's published, without a path, such as `https://docs.example.org`. */
    url: z
      .string()
      .check(rule(originFix))
      .transform((value) => value.replace(/\/$/, '')),
    /** Path below the origin, with a slash at both ends. Default: `/`. */
    base: z.string().check(rule(baseFix)).transform(normalizeBase).default('/'),
    /** The browser tab's icon, a file in a static folder. Default: `/favicon.svg`. */
    favicon: sitePath.default('/favicon.svg'),
    /** Ask search engines not to index the site. Default: false. */
    noIndex: z.boolean().default(false),
    /** Whether addresses end with a slash; `ignore` serves both forms. Default: `never`. */
    trailingSlash: z.enum(['never', 'always', 'ignore']).default('never'),
    /** Show a banner on the home page if the site was published under another base. Default: true. */
    baseUrlIssueBanner: z.boolean().default(true),
    /** Folders whose files are served unchanged. Default: `public`. */
    staticDirectories: z.array(z.string().check(rule(folderFix))).default(['public']),
    /** Who publishes the site; used in the home page's structured data. */
    organizationName: text.optional(),
    /** Name of the project that the site documents; used in the home page's structured data. */
    projectName: text.optional(),
    /** Repository with these pages, for "Edit this page"; without it, pages don't have that link. */
    repository: repository.optional(),
    /**
     * Where readers report a problem with a page, or a search that found nothing. `{title}` is replaced, and so is
     * `{body}` if it's there. Default: new issues of a `repository` on GitHub. Without both, there's no "Report a problem", and "Let us know." leads to `chatUrl`, or to
     * the community page.
     */
    issueUrl: issueUrl.optional(),
    /** Links that open a page in an assistant. Default: none. */
    assistants,
    /** "Was this page helpful?" on each page. Default: not asked. */
    feedback: feedback.optional(),
    /** Where the community talks: a link in the footer, and in the structured data of the home page. */
    chatUrl: httpsUrl.optional(),
    /** The feed of `data/changes.json`, for `/feed.xml`. Default: no feed. */
    feed: feed.optional(),
    /**
     * The color of links and buttons, and of everything that follows from it: icon, logo, social cards, running examples, and
     * the lighter color on dark pages. Default: the site's own green.
     */
    accentColor: accentColor.optional(),
    /** Light or dark colors. */
    colorMode: colorMode.prefault({}),
    /** The navbar's logo; without it, the title is shown. */
    logo: logo.optional(),
    /** The bar at the top. */
    navbar: navbar.prefault({}),
    /** A message above it. Default: none. */
    announcementBar: announcementBar.optional(),
    /** The footer of every page. */
    footer: footer.prefault({}),
    /** Search. */
    search: search.prefault({}),
    /** Languages. Default: English. */
    locales: locales.prefault({}),
    /** Versions of the docs. Default: one, `Next`, at `/docs`. */
    versions,
    /** Where the preferred version is stored. Default: `localStorage`. */
    versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
    /** Name of this set of docs in the storage keys for the preferred version. Default: `default`. */
    docsPluginId: text.default('default'),
    /** Heading levels in the table of contents. Default: 2 to 3. */
    tableOfContents: tableOfContents.prefault({}),
    /** What to do about a link to a page that doesn't exist. Default: `warn`. */
    onBrokenLinks: severity.default('warn'),
    /** What to do about a Markdown link to a file or anchor that doesn't exist. Default: `warn`. */
    onBrokenMarkdownLinks: severity.default('warn'),
    /** What to do about two pages with one address. Default: `warn`. */
    onDuplicateRoutes: severity.default('warn'),
    /** What pages load from other hosts. Default: nothing. */
    thirdParty: thirdParty.prefault({}),
    /** Trust lists that the tools offer, downloaded with `npm run trust:update`. Default: none. */
    trustLists,
    /** The list of conforming products, downloaded with the trust lists. Default: none. */
    conformingProducts: conformingProducts.optional(),
    /** Tools that have a page under `/tools`: `inspect`, `sign`, `certificate`, `trust`. Default: none. */
    tools: z.array(z.enum(TOOL_IDS)).default([]),
    /** Show when a page was last changed. Default: true. */
    lastUpdated: z.boolean().default(true),
  })
  .transform((site) => ({
    ...site,
    issueUrl: site.issueUrl ?? (site.repository && issuesOf(site.repository)),
    thirdParty: { ...site.thirdParty, csp: cspSources(site.thirdParty, site.search) },
  }));

/** The contents of site.config.ts. */
type SiteConfig = z.input<typeof siteSchema>;
/**
 * The configuration with every default filled in, as plain JSON. `thirdParty.csp` has everything added to the policy.
 */
export type Site = z.output<typeof siteSchema>;

/** Checks the fields' types in the editor. Returns its argument; loadConfig adds the defaults. */
export function defineSite(input: SiteConfig): SiteConfig {
  return input;
}

/** Endings of host names that are reserved and never registered: RFC 2606 and RFC 6761. */
const RESERVED = /(?:^|\.)(?:example|invalid|test|localhost|example\.(?:com|net|org))$/;

/**
 * What a site lacks because its configuration leaves it out, one line each. These aren't mistakes, but the publisher
 * should know about them.
 */
export function publishingNotes(site: Pick<Site, 'url' | 'repository' | 'issueUrl'>): string[] {
  const { url, repository, issueUrl } = site;
  const missing = [
    ...(repository ? [] : ['`repository` isn\'t set, so pages don\'t have an "Edit this page" link']),
    ...(issueUrl ? [] : ['`issueUrl` isn\'t set, so pages don\'t have a "Report a problem" link']),
  ];
  return [
    ...(RESERVED.test(new URL(url).hostname)
      ? [
          `\`url\` is ${url}, a placeholder; set your own before publishing, because canonical URLs, the sitemap, and social cards use it`,
        ]
      : []),
    ...(missing.length > 0 ? [missing.join('; ')] : []),
  ].map((note) => `site.config.ts: ${note}`);
}

import { z } from 'zod';
import { announcementBar } from './announcement.ts';
import { assistants } from './assistants.ts';
import { colour, contrastFix } from './contrast.ts';
import { feed } from './feed.ts';
import { feedback } from './feedback.ts';
import { footer } from './footer.ts';
import { severity } from './link-policy.ts';
import { httpsUrl, sitePath, text } from './links.ts';
import { locales } from './locales.ts';
import { logo } from './logo.ts';
import { navbar } from './navbar.ts';
import { baseFix, normaliseBase, originFix } from './origin.ts';
import { issueUrl, repository } from './repository.ts';
import { rule, rules } from './rule.ts';
import { search } from './search.ts';
import { securityTxt } from './security-txt.ts';
import { cspSources, thirdParty } from './third-party.ts';
import { toolPages } from './tool-pages.ts';
import { trustLists } from './trust-lists.ts';
import { folderFix, versions } from './versions.ts';

const colorMode = z.strictObject({
  /** Colours of a first visit. Default: `light`. */
  default: z.enum(['light', 'dark']).default('light'),
  /** Take the reader's switch away; then the default is fixed. Default: true. */
  disableSwitch: z.boolean().default(true),
  /** Follow the system until a reader chooses; the choice is stored under `theme`. Default: false. */
  respectPrefersColorScheme: z.boolean().default(false),
});

const headingLevelFix = 'expected a heading level from 2 to 6';
const headingLevel = z
  .int(headingLevelFix)
  .check(rule((value) => (value < 2 || value > 6 ? headingLevelFix : undefined)));

const tableOfContents = z
  .strictObject({
    /** First heading level that is listed. Default: 2. */
    minLevel: headingLevel.default(2),
    /** Last heading level that is listed. Default: 3. */
    maxLevel: headingLevel.default(3),
  })
  .check(
    rules(({ minLevel, maxLevel }) =>
      minLevel <= maxLevel
        ? []
        : [
            {
              path: ['minLevel'],
              value: minLevel,
              fix: `it must not be above \`maxLevel\`, which is ${maxLevel}`,
            },
          ],
    ),
  );

const socialCard = z
  .strictObject({
    /** Background, as a hex colour. */
    backgroundColor: colour,
    /** Text, as a hex colour with a contrast of 4.5 or more. */
    textColor: colour,
  })
  .check(
    rules(({ backgroundColor, textColor }) => {
      const fix = contrastFix(backgroundColor, textColor);
      return fix === undefined ? [] : [{ path: ['textColor'], value: textColor, fix }];
    }),
  );

/** Everything an operator sets in site.config.ts; the parsed value has every default filled in. */
export const siteSchema = z
  .strictObject({
    /** Name of the site. */
    title: text,
    /** What it is for, in one line. */
    tagline: text.optional(),
    /** Origin where it is published, without a path: `https://docs.example.org`. */
    url: z
      .string()
      .check(rule(originFix))
      .transform((value) => value.replace(/\/$/, '')),
    /** Path below the origin, with a slash at both ends. Default: `/`. */
    base: z.string().check(rule(baseFix)).transform(normaliseBase).default('/'),
    /** Icon of the browser tab, a file of a static folder. Default: `/favicon.svg`. */
    favicon: sitePath.default('/favicon.svg'),
    /** Ask search engines to leave the site out. Default: false. */
    noIndex: z.boolean().default(false),
    /** Slash at the end of addresses; `ignore` serves both forms. Default: `never`. */
    trailingSlash: z.enum(['never', 'always', 'ignore']).default('never'),
    /** Show a banner on the home page when it was published under another base. Default: true. */
    baseUrlIssueBanner: z.boolean().default(true),
    /** Folders whose files are served as they are. Default: `public`. */
    staticDirectories: z.array(z.string().check(rule(folderFix))).default(['public']),
    /** Who publishes the site: the publisher in the structured data of the home page. */
    organizationName: text.optional(),
    /** Name of the project that the site documents: the subject in the structured data of the home page. */
    projectName: text.optional(),
    /** Repository that holds these pages, for "Edit this page"; without it there's no such link. */
    repository: repository.optional(),
    /**
     * Where readers report a problem with a page, or a search that found nothing. `{title}` is replaced, and so is
     * `{body}` if it's there. Without it, there's no "Report a problem" and no "Let us know."
     */
    issueUrl: issueUrl.optional(),
    /** Links that open a page in an assistant. Default: none. */
    assistants,
    /** "Was this page helpful?" on each page. Default: not asked. */
    feedback: feedback.optional(),
    /** Where the community talks: a link in the footer, and in the structured data of the home page. */
    chatUrl: httpsUrl.optional(),
    /** How to report a security problem, for `/.well-known/security.txt`. Default: no such file. */
    securityTxt: securityTxt.optional(),
    /** The feed of `data/changes.json`, for `/feed.xml`. Default: no feed. */
    feed: feed.optional(),
    /** Light or dark. */
    colorMode: colorMode.prefault({}),
    /** Logo of the navbar; without it the title is shown. */
    logo: logo.optional(),
    /** The bar at the top. */
    navbar: navbar.prefault({}),
    /** A message above it. Default: none. */
    announcementBar: announcementBar.optional(),
    /** The foot of every page. */
    footer: footer.prefault({}),
    /** Search. */
    search: search.prefault({}),
    /** Languages. Default: English. */
    locales: locales.prefault({}),
    /** Versions of the docs. Default: one, `Next`, at `/docs`. */
    versions,
    /** Where the preferred version is remembered. Default: `localStorage`. */
    versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
    /** Name of this set of docs in the keys under which the preferred version is stored. Default: `default`. */
    docsPluginId: text.default('default'),
    /** Heading levels of the table of contents. Default: 2 to 3. */
    tableOfContents: tableOfContents.prefault({}),
    /** A link to a page that does not exist. Default: `warn`. LINK_POLICY in the environment overrides all three. */
    onBrokenLinks: severity.default('warn'),
    /** A Markdown link to a file or anchor that does not exist. Default: `warn`. */
    onBrokenMarkdownLinks: severity.default('warn'),
    /** Two pages with one address. Default: `warn`. */
    onDuplicateRoutes: severity.default('warn'),
    /** What pages load from elsewhere. Default: nothing. */
    thirdParty: thirdParty.prefault({}),
    /**
     * Write a compressed copy (`.br`, `.gz`) beside each file, for a server that sends them as they are, such as nginx with
     * `gzip_static`. Hosts that compress by themselves don't need it, and it takes seconds. Default: false.
     */
    precompress: z.boolean().default(false),
    /** Lists of certificates that the tools may trust, brought in with `npm run trust:update`. Default: none. */
    trustLists,
    /** Tools that have a page below `/tools`: `inspect`, `sign`, `certificate`. Default: none. */
    tools: toolPages,
    /** Colours of the pictures shown when a page is shared. Default: those of the site. */
    socialCard: socialCard.optional(),
    /** Show when a page was last changed. Default: true. */
    lastUpdated: z.boolean().default(true),
  })
  .transform((site) => ({
    ...site,
    thirdParty: { ...site.thirdParty, csp: cspSources(site.thirdParty, site.search) },
  }));

/** What is written in site.config.ts. */
export type SiteConfig = z.input<typeof siteSchema>;
/** The configuration with every default filled in: plain JSON. `thirdParty.csp` has all additions to the policy. */
export type Site = z.output<typeof siteSchema>;

/** Checks the fields while they are written. It returns what it gets; loadConfig fills the defaults. */
export function defineSite(input: SiteConfig): SiteConfig {
  return input;
}

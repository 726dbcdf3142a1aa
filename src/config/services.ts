import { z } from 'zod';
import { promptAbout } from './address.ts';
import { httpsFix, httpsUrl, rule, sitePath, sitePathFix, text } from './fields.ts';

/** The hosted search. Everything here is published with the site, so only use a search-only key. */
const algolia = z.strictObject({
  /** Application id, ten capital letters and digits. */
  appId: z.string().regex(/^[A-Z0-9]{10}$/, 'expected ten capital letters and digits'),
  /** The public, search-only key. */
  apiKey: text,
  /** Name of the index. */
  indexName: text,
  /** Show only results in the reader's current language and version. Default: true. */
  contextualSearch: z.boolean().default(true),
});
export type Algolia = z.output<typeof algolia>;

/** Search. Without `algolia`, the site searches its own index and sends no requests to other hosts. */
export const search = z.strictObject({
  /** Use Algolia instead of the built-in index. Default: the built-in index. */
  algolia: algolia.optional(),
  /** Name in the browser's list of search engines, at most 16 characters. Default: the beginning of the title. */
  shortName: z
    .string()
    .regex(/^(?=.*\S).{1,16}$/, "use 1 to 16 characters, which is OpenSearch's limit")
    .optional(),
  /** Address of the results page, without leading and trailing slashes. Default: `search`. */
  searchPagePath: z
    .string()
    .regex(
      /^[\w-]+(?:\/[\w-]+)*$/,
      'use letters, digits, `-`, and `_`, without leading or trailing slashes: `search`',
    )
    .default('search'),
});
export type Search = z.output<typeof search>;

/** Origins that a page contacts if it uses Algolia: its search host, and three to fall back to. */
export function algoliaOrigins({ appId }: Pick<Algolia, 'appId'>): string[] {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((host) => `https://${id}-${host}.algolianet.com`),
  ];
}

/** Directives of the Content Security Policy that a site can extend. */
const cspDirectives = [
  'script-src',
  'style-src',
  'font-src',
  'connect-src',
  'frame-src',
  'img-src',
  'media-src',
] as const;
type CspDirective = (typeof cspDirectives)[number];

/** Sources to add to the policy, by directive; a directive without additions isn't included. */
type CspSources = Partial<Record<CspDirective, string[]>>;

const source = z.string().check(rule(sourceFix));
const sources = z.array(source).optional();

const scriptPath = z
  .string()
  .check(rule((value) => (/^https?:/i.test(value) ? httpsFix(value) : sitePathFix(value))));

const script = z.strictObject({
  /** Address of the script. */
  src: httpsUrl,
  /** Hash of the script (subresource integrity): `sha384-…`. */
  integrity: z
    .string()
    .regex(
      /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/,
      'use the algorithm and the base64 hash, such as `sha384-…`',
    )
    .optional(),
});

/**
 * What pages load from other hosts; nothing unless set. It's loaded so that it can't block or break a page, and its
 * origins are added to the site's policy.
 */
export const thirdParty = z.strictObject({
  /** Script that asks for consent. Default: none. */
  consentScript: script.optional(),
  /** The site's own cookie script: a file on this site or an https address. Default: none. */
  cookieScript: z
    .strictObject({
      /** `/cookies.js`, or an https address. */
      src: scriptPath,
    })
    .optional(),
  /** Stylesheets with fonts. If the fonts are on another host than their stylesheet, also set `csp`. Default: none. */
  fontStylesheets: z
    .array(
      z.strictObject({
        /** Address of the stylesheet. */
        href: httpsUrl,
      }),
    )
    .default([]),
  /**
   * Additional origins for the policy, if something above loads more: `{ 'font-src': ['https://fonts.gstatic.com']
   * }`.
   */
  csp: z
    .strictObject(
      Object.fromEntries(cspDirectives.map((name) => [name, sources])) as Record<
        CspDirective,
        typeof sources
      >,
    )
    .prefault({}),
});
type ThirdParty = z.output<typeof thirdParty>;

/** DocSearch draws Algolia's logo with this `<style>`: `.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}`. */
const LOGO_STYLE = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/** Everything the configuration adds to the policy; empty if no third party is used. */
export function cspSources(config: ThirdParty, search: Search): CspSources {
  const scripts = [config.consentScript?.src, config.cookieScript?.src].flatMap(originOf);
  const styles = config.fontStylesheets.map(({ href }) => href).flatMap(originOf);
  const queries = search.algolia === undefined ? [] : algoliaOrigins(search.algolia);
  const needed: CspSources = {
    'script-src': scripts,
    'style-src': search.algolia === undefined ? styles : [...styles, LOGO_STYLE],
    'font-src': styles,
    // A consent or cookie script reports the reader's choice to its own origin.
    'connect-src': [...scripts, ...queries],
  };
  return Object.fromEntries(
    cspDirectives
      .map((name) => [name, [...new Set([...(needed[name] ?? []), ...(config.csp[name] ?? [])])]] as const)
      .filter(([, list]) => list.length > 0),
  );
}

const originOf = (src: string | undefined): string[] =>
  src?.startsWith('https://') ? [new URL(src).origin] : [];

function sourceFix(value: string): string | undefined {
  if (value.startsWith("'") || value === '*' || /^[a-z]+:$/.test(value)) {
    return 'only individual hosts can be added, not keywords, schemes, or `*`';
  }
  if (/^(?:https|wss):\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+(?::\d+)?$/.test(value)) return undefined;
  return 'use an https origin without a path: `https://cdn.example.org`';
}

/** The site's public repository, for "Edit this page". */
export const repository = z.strictObject({
  /** Address of the repository's page. */
  url: httpsUrl,
  /** Branch that readers edit. Default: `main`. */
  branch: text.default('main'),
  /**
   * What follows the address in an edit link. Default: `edit/{branch}/{path}` (GitHub); for GitLab, use
   * `-/edit/{branch}/{path}`.
   */
  editPath: text
    .regex(/\{path\}/, 'add `{path}`, which stands for the file: `edit/{branch}/{path}`')
    .default('edit/{branch}/{path}'),
});
export type Repository = z.output<typeof repository>;

/** Where GitHub takes reports for a repository; undefined for another host, which has its own form. */
export const issuesOf = ({ url }: Repository): string | undefined =>
  new URL(url).hostname === 'github.com'
    ? `${url.replace(/\/$/, '')}/issues/new?title={title}&body={body}`
    : undefined;

/** Address for reporting a problem; `{title}` and `{body}` are replaced, the second only if it's there. */
export const issueUrl = httpsUrl.regex(
  /\{title\}/,
  'it needs `{title}`, such as `https://github.com/owner/name/issues/new?title={title}&body={body}`',
);

/** Address where a reader can edit a file; `file` is relative to the repository's root, with `/`. */
export function editUrl(repo: Repository, file: string): string {
  const path = file.split('/').map(encodeURIComponent).join('/');
  const editPath = repo.editPath.replaceAll('{branch}', repo.branch).replaceAll('{path}', path);
  return `${repo.url.replace(/\/$/, '')}/${editPath.replace(/^\//, '')}`;
}

/** Assistants that readers can open a page in: plain links below a page's title. Nothing is loaded from them. */
export const assistants = z
  .array(
    z.strictObject({
      /** Its name, for "Open in …". */
      label: text,
      /** Where it starts a conversation; `{prompt}` is replaced with a sentence that names the page's Markdown. */
      url: httpsUrl.regex(
        /\{prompt\}/,
        'it needs `{prompt}`, such as `https://assistant.example/new?q={prompt}`',
      ),
    }),
  )
  .default([]);
type Assistant = z.output<typeof assistants>[number];

/** The link that opens a page in an assistant. @param markdown the complete address of the page's Markdown form */
export const assistantUrl = ({ url }: Pick<Assistant, 'url'>, markdown: string): string =>
  url.replaceAll('{prompt}', () => encodeURIComponent(promptAbout(markdown)));

/** The Atom feed of `data/changes.json`, published as `/feed.xml` and linked in the head of every page. */
export const feed = z.strictObject({
  /** The title that feed readers show. */
  title: text,
  /** The page with `<Changes />`: entries link to its anchors. */
  page: sitePath,
});
export type Feed = z.output<typeof feed>;

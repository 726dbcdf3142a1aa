/** The checked configuration, created by `src/integrations/configuration.ts`. */
declare module 'virtual:site' {
  // An import statement with a relative path would silently produce `any` here.
  type SiteData = import('./integrations/configuration.ts').SiteData;
  export const site: SiteData['site'];
  export const sidebars: SiteData['sidebars'];
  export const redirects: SiteData['redirects'];
  /** The locale this build is made for. */
  export const locale: SiteData['locale'];
  /** Names the code of scripts, styles, and views. */
  export const build: string;
}

/** The pages (`src/integrations/compile-pages.ts`). */
declare module 'virtual:pages' {
  /** A written page, by its path in the source folder. @throws AuthorError for its author's mistakes */
  export const compiledPage: (file: string) => Promise<import('./content/markdown/page.ts').CompiledPage>;
  /** The generated pages. They went through JSON, so dates are ISO text. */
  export const generated: import('./content/generated/page.ts').AnyGeneratedPage[];
}

/** What the search needs from the configuration: the only part of it that reaches a browser. */
declare module 'virtual:search' {
  export const settings: import('./features/search/settings.ts').SearchSettings;
}

/** What the tools that read Content Credentials need to know about the site; it reaches a browser with them. */
declare module 'virtual:provenance' {
  export const settings: import('@content-credentials/tools/settings').ProvenanceSettings;
}

/** The certificate rules, as the certificate clinic reads them. */
declare module 'virtual:certificate-rules' {
  export const table: import('@content-credentials/verdict/certificate-rules/table').ClinicTable;
}

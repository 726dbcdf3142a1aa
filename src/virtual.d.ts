/** The checked configuration, made by `src/integrations/configuration.ts`. */
declare module 'virtual:site' {
  // An import statement with a relative path would silently give `any` here.
  type LoadedConfig = import('./config/load.ts').LoadedConfig;
  export const site: LoadedConfig['site'];
  export const sidebars: LoadedConfig['sidebars'];
  export const redirects: LoadedConfig['redirects'];
  /** The locale this build is made for. */
  export const locale: LoadedConfig['site']['locales']['items'][number];
}

/** What the search has to know of the configuration: the only part of it that reaches a browser. */
declare module 'virtual:search' {
  export const settings: import('./tools/search/settings.ts').SearchSettings;
}

/** The checked configuration, made by `src/integrations/configuration.ts`. */
declare module 'virtual:site' {
  import type { LoadedConfig } from './config/load.ts';
  export const site: LoadedConfig['site'];
  export const sidebars: LoadedConfig['sidebars'];
  export const redirects: LoadedConfig['redirects'];
  /** The locale this build is made for. */
  export const locale: LoadedConfig['site']['locales']['items'][number];
}

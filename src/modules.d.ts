/// <reference types="astro/client" />

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

/** The parts that we use of packages without types. */

declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype' | 'woff' | 'woff2';
    /** A number sets an axis of a variable font, and a range limits it. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  }
  /** The font with only the glyphs that `text` needs. */
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>;
}

declare module 'compression' {
  /** Compresses what `next` sends. */
  export default function compression(options: {
    filter: () => boolean;
  }): (
    request: import('node:http').IncomingMessage,
    response: import('node:http').ServerResponse,
    next: () => void,
  ) => void;
}

declare module 'send' {
  interface Stream {
    on(
      event: 'error',
      listener: (error: { status: number; headers?: import('node:http').OutgoingHttpHeaders }) => void,
    ): this;
    pipe(response: import('node:http').ServerResponse): void;
  }
  interface Options {
    root: string;
    acceptRanges: boolean;
    cacheControl: boolean;
    lastModified: boolean;
    dotfiles: 'allow';
  }
  /** @param path below `root`, encoded */
  export default function send(
    request: import('node:http').IncomingMessage,
    path: string,
    options: Options,
  ): Stream;
}

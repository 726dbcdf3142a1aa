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

declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: import('node:http').IncomingMessage);
    /** The best of these encodings for the client; undefined if it accepts none. */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  }
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

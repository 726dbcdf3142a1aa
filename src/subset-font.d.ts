/** The part of subset-font that the build uses; the package doesn't include types. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype' | 'woff' | 'woff2';
    /** A number sets an axis of a variable font, and a range limits it. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  }
  /** The font with only the glyphs that `text` needs. */
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>;
}

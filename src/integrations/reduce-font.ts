import subsetFont from 'subset-font';

export interface WholeFont {
  bytes: Uint8Array;
  /** The characters to keep. */
  text: string;
  axes?: Record<string, { min: number; max: number }>;
}

/** The font with only these characters, as WOFF2. Runs in a worker thread, where `prepareFonts` puts it. */
export default ({ bytes, text, axes }: WholeFont): Promise<Uint8Array> =>
  subsetFont(Buffer.from(bytes), text, { targetFormat: 'woff2', ...(axes && { variationAxes: axes }) });

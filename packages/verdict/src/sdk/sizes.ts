/** The SDK's own limit. */
export const MAX_FILE_BYTES = 1_000_000_000;

/**
 * Files up to this size are read with little memory, so that nothing in them can take more: 384 MiB, in pages of 64 kB.
 * Of larger ones, the SDK may need a copy or several.
 */
export const SMALL_FILE = { bytes: 50_000_000, pages: 6144 } as const;

/** Uncompressed size of the SDK's WebAssembly; the progress bar counts these bytes. */
export const WASM_BYTES = 8_269_371;

/** Its transfer size when compressed with Brotli by our build; a test checks that it's accurate within 5%. */
export const DOWNLOAD_BYTES = 2_542_000;

/** The SDK's WebAssembly as it lies on disk; the progress bar counts in these bytes. */
export const WASM_BYTES = 8_269_371;

/** What crosses the wire for it, compressed by our build with brotli; a test keeps it true within 5 %. */
export const DOWNLOAD_BYTES = 2_542_000;

/** Uncompressed size of the SDK's WebAssembly; the progress bar counts these bytes. */
export const WASM_BYTES = 8_269_371;

/** Its transfer size when compressed with Brotli by our build; a test checks that it's accurate within 5%. */
export const DOWNLOAD_BYTES = 2_542_000;

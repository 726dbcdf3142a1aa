/** The SDK's own limit. */
export const MAX_FILE_BYTES = 1_000_000_000;

/**
 * Files up to this size are read with little memory, so that nothing in them can take more: 384 MiB, in pages of 64 kB.
 * Of larger ones, the SDK may need a copy or several.
 */
export const SMALL_FILE = { bytes: 50_000_000, pages: 6144 } as const;

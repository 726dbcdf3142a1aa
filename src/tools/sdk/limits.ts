/** The SDK's own limit. */
export const MAX_FILE_BYTES = 1_000_000_000;

/** Milliseconds for parsing a manifest store. Reading the file for its hash has time of its own. */
export const PARSE_LIMIT = 20_000;

/** Bytes a second: slower than any device hashes, so hashing 1 GB may take minutes. */
const SLOWEST_HASHING = 5_000_000;

/** The SDK and the coverage check each read a file once or twice; reading it over and over earns no more time. */
const MAX_PASSES = 4;

/**
 * The time that reading a file may take, which grows with every byte that was read.
 * @param read bytes of the file read so far, counting repetitions
 * @param size bytes of the file
 */
export const timeFor = (read: number, size: number): number =>
  PARSE_LIMIT + (Math.min(read, MAX_PASSES * size) / SLOWEST_HASHING) * 1000;

export const TOO_SLOW = `Parsing its manifest store took longer than ${PARSE_LIMIT / 1000} seconds, so reading was stopped.`;

/** Sorted entries, split into blocks that can be fetched separately. */
export interface Blocks<Entry> {
  /** The smallest key that each block can contain; the first is empty. */
  firsts: string[];
  blocks: Entry[][];
}

/**
 * Blocks of about `bytes` bytes of JSON. They grow with the square root of the whole, and so does their number: neither
 * the list of blocks nor a block grows in step with the site.
 * @param entries sorted by key; those with the same key stay together
 * @param most about how many blocks there may be at most
 */
export function cutIntoBlocks<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  bytes: number,
  most = Number.POSITIVE_INFINITY,
): Blocks<Entry> {
  const sizes = entries.map((entry) => JSON.stringify(entry).length + 1);
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  const limit = Math.max(bytes, Math.sqrt(whole * 2), whole / most);
  const result: Blocks<Entry> = { firsts: [''], blocks: [[]] };
  let filled = 0;
  entries.forEach((entry, index) => {
    const size = sizes[index] ?? 0;
    const before = entries[index - 1];
    if (before !== undefined && filled + size > limit && keyOf(before) !== keyOf(entry)) {
      result.firsts.push(separator(keyOf(before), keyOf(entry)));
      result.blocks.push([]);
      filled = 0;
    }
    result.blocks.at(-1)?.push(entry);
    filled += size;
  });
  return result;
}

/** The shortest prefix of `after` that's greater than `before`. */
export function separator(before: string, after: string): string {
  let length = 1;
  while (length < after.length && after.slice(0, length) <= before) length += 1;
  return after.slice(0, length);
}

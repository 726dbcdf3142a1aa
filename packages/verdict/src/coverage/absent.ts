import { latin } from './containers/container.ts';
import { hasUnreadStore } from './index.ts';
import type { ByteSource } from './types.ts';

/** Metadata is near the start or the end of a file. */
const REACH = 1 << 18;

/** The head of a store from the drafts of 2020: its box is of the type `cacb` and called `cai`. SDKs don't see it. */
const DRAFT = 'jumdcacb\0\x11\0\x10\x80\0\0\xaa\x008\x9bq\x03cai\0';

/** Whether the first segment of such a store is in a JPEG: marker, length, `JP`, instance, packet, and two box heads. */
function hasDraft(jpeg: string): boolean {
  const at = jpeg.indexOf(DRAFT) - 24;
  return jpeg.startsWith('\xff\xeb', at) && jpeg.startsWith('JP', at + 4);
}

/**
 * `dcterms:provenance` in XMP, as an attribute or an element, that points to a box in the same file. What can be between
 * is limited, or a file could make the search take very long.
 */
const NAMED = /\bdcterms:provenance(?:\s{0,9}=\s{0,9}["']|[^<>]{0,99}>)\s{0,99}self#jumbf=/;

/**
 * What a file without a readable manifest store has instead:
 *
 * - `unread store`: a store, or a box for one.
 * - `prerelease`: a store from a draft of 2020.
 * - `removed`: metadata that names a store in this file.
 *
 * @returns undefined if it has none of them
 */
export async function absenceOf(
  source: ByteSource,
): Promise<'unread store' | 'prerelease' | 'removed' | undefined> {
  if (await hasUnreadStore(source)) return 'unread store';
  const start = latin(await source.read({ start: 0, length: Math.min(REACH, source.size) }));
  if (start.startsWith('\xff\xd8') && hasDraft(start)) return 'prerelease';
  if (NAMED.test(start)) return 'removed';
  const rest = Math.min(source.size, Math.max(REACH, source.size - REACH));
  const end = latin(await source.read({ start: rest, length: source.size - rest }));
  return NAMED.test(end) ? 'removed' : undefined;
}

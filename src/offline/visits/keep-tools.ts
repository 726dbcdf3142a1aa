import { base, tools } from 'virtual:service-worker';
import { TOOLS_MARKER, type ToolsAnswer } from './names.ts';
import { cacheOf, earlierBuild, find } from './store.ts';

const addressOf = (path: string) => new URL(base + path, location.origin).href;
const noted = addressOf(TOOLS_MARKER);

/** Removes the tools of this build and the previous one. */
export async function removeTools(): Promise<void> {
  const earlier = await earlierBuild();
  for (const build of [undefined, ...(earlier === undefined ? [] : [earlier])]) {
    const cache = await cacheOf('tools', build);
    await Promise.all((await cache.keys()).map((key) => cache.delete(key)));
  }
}

/** Whether the reader asked for the tools in the previous build. */
export async function hadTools(): Promise<boolean> {
  const earlier = await earlierBuild();
  return earlier !== undefined && (await (await cacheOf('tools', earlier)).match(noted)) !== undefined;
}

/**
 * Downloads the files that the tools need: all or none. Pages aren't deleted to make room for them. Built files that
 * haven't changed since the previous build aren't downloaded again.
 */
export async function keepTools(): Promise<ToolsAnswer> {
  const cache = await cacheOf('tools');
  try {
    for (const address of tools.map(addressOf)) {
      if (await cache.match(address, { ignoreVary: true })) continue;
      const known = address.includes('/_astro/') ? await find('tools', address) : undefined;
      const answer = known ?? (await fetch(address));
      if (!answer.ok || answer.redirected) throw new TypeError(`${address} answered ${answer.status}`);
      await cache.put(address, answer);
    }
    await cache.put(noted, new Response());
    return { isStored: true };
  } catch (error) {
    await Promise.all((await cache.keys()).map((key) => cache.delete(key)));
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return { isStored: false, reason: isFull ? 'full' : 'network' };
  }
}

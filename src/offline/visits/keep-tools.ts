import { base, tools } from 'virtual:service-worker';
import { TOOLS_KEPT, type ToolsAnswer } from './names.ts';
import { cacheOf, earlierBuild, find } from './store.ts';

const addressOf = (path: string) => new URL(base + path, location.origin).href;
const noted = addressOf(TOOLS_KEPT);

/** Removes the tools of this build and of the one before. */
export async function removeTools(): Promise<void> {
  const earlier = await earlierBuild();
  for (const build of [undefined, ...(earlier === undefined ? [] : [earlier])]) {
    const cache = await cacheOf('tools', build);
    await Promise.all((await cache.keys()).map((key) => cache.delete(key)));
  }
}

/** Whether a reader of the build before this one had asked for the tools. */
export async function hadTools(): Promise<boolean> {
  const earlier = await earlierBuild();
  return earlier !== undefined && (await (await cacheOf('tools', earlier)).match(noted)) !== undefined;
}

/**
 * Downloads what the tools need: all or nothing. Pages don't make room for them. Built files that didn't change since
 * the build before aren't downloaded again.
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
    return { kept: true };
  } catch (error) {
    await Promise.all((await cache.keys()).map((key) => cache.delete(key)));
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return { kept: false, reason: isFull ? 'full' : 'network' };
  }
}

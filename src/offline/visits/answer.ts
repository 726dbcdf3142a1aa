import { base, offlinePath } from 'virtual:service-worker';
import { noteAnswer, pageKey } from './keep-page.ts';
import { searchFile } from './keep-search.ts';
import { find } from './store.ts';

/** Returns the offline page under the requested address, so that reloading tries that page again. */
async function offlinePage(): Promise<Response | undefined> {
  const cached = await find('files', new URL(base + offlinePath, location.origin).href);
  if (!cached) return undefined;
  // Its script would put its own URL into the address bar.
  const html = (await cached.text()).replace(/<link rel="canonical"[^>]*>/, '');
  return new Response(html, { status: 503, statusText: 'Offline', headers: cached.headers });
}

/** The cached response for a request that failed on the network. */
async function cachedAnswer(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  return (
    (await find('pages', pageKey(request.url))) ??
    (await searchFile(url)) ??
    (await find('files', url.href)) ??
    (await find('tools', url.href)) ??
    // The address of a tool's page includes its file: `?inspect=/x.jpg`.
    (await find('tools', pageKey(request.url))) ??
    (request.mode === 'navigate' ? await offlinePage() : undefined)
  );
}

/**
 * Responds to a request. The network comes first, so that readers who are online never see old content; cached
 * responses are used only when the network doesn't respond. Built files are the exception: their names contain a hash
 * of their content, so they're never outdated and come from the cache first.
 */
export async function answerTo(request: Request): Promise<Response> {
  if (request.url.includes('/_astro/')) {
    const cached = (await find('files', request.url)) ?? (await find('tools', request.url));
    if (cached) return cached;
  }
  try {
    const answer = await fetch(request);
    noteAnswer(request.url, answer);
    return answer;
  } catch (error) {
    const cached = await cachedAnswer(request);
    if (cached) return cached;
    throw error;
  }
}

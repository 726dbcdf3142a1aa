import { base, offlinePath } from 'virtual:service-worker';
import { noteAnswer, pageKey } from './keep-page.ts';
import { searchFile } from './keep-search.ts';
import { find } from './store.ts';

/** The offline page under the address that was asked for, so that loading it again opens that page. */
async function offlinePage(): Promise<Response | undefined> {
  const kept = await find('files', new URL(base + offlinePath, location.origin).href);
  if (!kept) return undefined;
  // Its script would put the page's own address into the address bar.
  const html = (await kept.text()).replace(/<link rel="canonical"[^>]*>/, '');
  return new Response(html, { status: 503, statusText: 'Offline', headers: kept.headers });
}

/** What's kept for a request that the network didn't answer. */
async function keptAnswer(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  return (
    (await find('pages', pageKey(request.url))) ??
    (await searchFile(url)) ??
    (await find('files', url.href)) ??
    (await find('tools', url.href)) ??
    // A tool's page has its file in the address: `?inspect=/x.jpg`.
    (await find('tools', pageKey(request.url))) ??
    (request.mode === 'navigate' ? await offlinePage() : undefined)
  );
}

/**
 * Answers a request. What the network has comes first, so that nothing old is shown to readers who are online; what's
 * kept is for when there's no answer at all. Only built files are taken from what's kept at once: their names contain a
 * hash of their content, so they're never old.
 */
export async function answerTo(request: Request): Promise<Response> {
  if (request.url.includes('/_astro/')) {
    const kept = (await find('files', request.url)) ?? (await find('tools', request.url));
    if (kept) return kept;
  }
  try {
    const answer = await fetch(request);
    noteAnswer(request.url, answer);
    return answer;
  } catch (error) {
    const kept = await keptAnswer(request);
    if (kept) return kept;
    throw error;
  }
}

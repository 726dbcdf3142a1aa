import type { Page, Request } from '@playwright/test';

/** Requests that wait until the test lets them continue. */
export interface Held {
  /** Resolves when the first request arrives. */
  requested: Promise<Request>;
  /** The number of requests so far. */
  count(): number;
  /** Lets waiting and later requests continue. */
  release(): void;
}

/** Holds the router's (not the browser's) requests for pages whose address ends in `ending`, and for their data. */
export function holdFetch(page: Page, ending: string): Promise<Held> {
  const isOf = (path: string) => path.endsWith(ending) || path.endsWith(`${ending}.json`);
  return hold(page, (request) => request.resourceType() === 'fetch' && isOf(new URL(request.url()).pathname));
}

/** Holds the requests that `wanted` selects. */
export async function hold(page: Page, wanted: (request: Request) => boolean): Promise<Held> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: requested, resolve: ask } = Promise.withResolvers<Request>();
  let count = 0;
  await page.route('**/*', async (route, request) => {
    if (wanted(request)) {
      count += 1;
      ask(request);
      await released;
    }
    // The page may have aborted it meanwhile.
    await route.fallback().catch(() => undefined);
  });
  return { requested, count: () => count, release: () => release() };
}

declare global {
  interface Window {
    /** Set by a test; it's gone once the browser has loaded a new document. */
    sameDocument?: boolean;
  }
}

/** Marks the document, so that `isSameDocument` can detect whether the browser has loaded another. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.sameDocument = true;
  });
}

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.sameDocument === true);

export const main = (page: Page) => page.getByRole('main');
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** A click that doesn't scroll the page, unlike Playwright's, which scrolls to the link. */
export const clickInPlace = (page: Page, selector: string) =>
  page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), selector);

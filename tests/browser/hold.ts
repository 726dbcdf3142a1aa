import type { Page, Request } from '@playwright/test';

/** Requests that wait until the test has seen what it wants to see. */
export interface Held {
  /** Resolves when the first one has come. */
  asked: Promise<Request>;
  /** How many came so far. */
  count(): number;
  /** Lets those that wait and all later ones go on. */
  release(): void;
}

/** Holds what the router (not the browser itself) asks for at addresses that end in `ending`. */
export function holdFetch(page: Page, ending: string): Promise<Held> {
  return hold(
    page,
    (request) => request.resourceType() === 'fetch' && new URL(request.url()).pathname.endsWith(ending),
  );
}

/** Holds the requests that `wanted` picks. */
export async function hold(page: Page, wanted: (request: Request) => boolean): Promise<Held> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<Request>();
  let count = 0;
  await page.route('**/*', async (route, request) => {
    if (wanted(request)) {
      count += 1;
      ask(request);
      await released;
    }
    // The page may have given it up meanwhile.
    await route.fallback().catch(() => undefined);
  });
  return { asked, count: () => count, release: () => release() };
}

declare global {
  interface Window {
    /** Set by a test: gone when the browser has loaded a document anew. */
    sameDocument?: boolean;
  }
}

/** Marks the document, so that `isSameDocument` can tell whether the browser has loaded another. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.sameDocument = true;
  });
}

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.sameDocument === true);

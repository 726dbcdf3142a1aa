import type { ConsoleMessage, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Sum of the layout shifts since the document began, without those after an input. */
    layoutShift?: number;
    /** What moved, a line each: `0.0034: <p class="lead"> from 320,180 to 320,204`. */
    moved?: string[];
    policyViolations?: string[];
  }
}

/** Problems on a page, as lines for an assertion; filled while the page is used. */
export interface Observed {
  problems: string[];
}

/**
 * Collects what must not happen on any page: console errors and warnings, uncaught errors, requests that fail or
 * leave the site's origin, and policy violations. Call it before the first navigation.
 */
export async function observe(page: Page, origin: string): Promise<Observed> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (isComplaint(message)) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) problems.push(`request to ${url.href}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts what it was still fetching ahead.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      problems.push(`${response.status()} for ${response.url()}`);
  });
  await page.addInitScript(watchDocument);
  return { problems };
}

function isComplaint(message: ConsoleMessage): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false;
  // Chromium reports the document's own status, which is expected for the not-found page.
  const ofDocument = message.location().url === message.page()?.url();
  return !(ofDocument && message.text().includes('the server responded with a status of 404'));
}

/** Runs on the page. */
function watchDocument(): void {
  window.layoutShift = 0;
  window.moved = [];
  window.policyViolations = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    window.policyViolations?.push(`${event.effectiveDirective} stopped ${event.blockedURI} ${event.sample}`);
  });
  const nameOf = (node: Node) =>
    node instanceof Element ? (node.cloneNode() as Element).outerHTML : (node.textContent?.trim() ?? '');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: Array<{ node: Node | null; previousRect: DOMRect; currentRect: DOMRect }>;
    })[]) {
      // Without a node, it moved inside the browser's own player.
      const sources = entry.sources.filter(({ node }) => node);
      if (entry.hadRecentInput || entry.value === 0 || sources.length === 0) continue;
      window.layoutShift = (window.layoutShift ?? 0) + entry.value;
      for (const { node, previousRect: from, currentRect: to } of sources)
        window.moved?.push(
          `${entry.value.toFixed(4)}: ${node && nameOf(node)} from ${from.x},${from.y} to ${to.x},${to.y}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Waits until fonts are loaded and two frames were drawn with them, so that everything that can shift has shifted. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  });
}

export const policyViolations = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.policyViolations ?? []);

export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift ?? 0);

/** What moved after it was first drawn; see {@link layoutShift}. */
export const moved = (page: Page): Promise<string[]> => page.evaluate(() => window.moved ?? []);

/** CSS pixels by which the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

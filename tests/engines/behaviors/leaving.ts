import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { createSiteServer } from '../../../scripts/lib/serve/server.ts';
import { builtDir } from '../../../scripts/lib/testing/site-pages.ts';
import type { Behavior } from '../behavior.ts';

/** The end of a long page, whose name has a hash: `/_routes/docs/x.1a2b3c4d.json`. */
const REST = /^\/_routes\/.*\.[0-9a-f]{8}\.json$/;

/** The built site, without the ends of long pages, and with one page that takes its time. */
async function slowSite(slow: string): Promise<Server> {
  const site = createSiteServer(builtDir);
  const server = createServer((request, response) => {
    if (REST.test(request.url ?? '')) return;
    setTimeout(() => site.emit('request', request, response), request.url === slow ? 500 : 0);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

export const leaving: readonly Behavior[] = [
  {
    name: 'whoever leaves while the end of a long page loads arrives at the next one',
    cannot: { WebKitGTK: 'has no Navigation API, so it loads each page as a whole' },
    async run(page) {
      const server = await slowSite('/docs/faqs');
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      try {
        await page.driver.open(`${origin}/docs/manifest/json-ref`);
        await page.click('main a[href="/docs/manifest/json-ref/settings"]');
        await expect.poll(() => page.path()).toBe('/docs/manifest/json-ref/settings');
        await expect.poll(() => page.count('main .rest')).toBeGreaterThan(0);
        await page.driver.open(`${origin}/docs/faqs`);
        expect(await page.path()).toBe('/docs/faqs');
      } finally {
        server.closeAllConnections();
        server.close();
      }
    },
  },
];

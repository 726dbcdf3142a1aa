import { createServer } from 'node:http';
import { listening } from '../support/listening.ts';
import { layoutShift, moved, settled } from './support/observe.ts';
import { test as base, expect } from './support/test.ts';

const FORMATS = '/docs/c2pa-c/docs/supported-formats';
const NAVBAR = { address: FORMATS, from: 'class="nav-search"', to: /<\/a>/ };
const TABLE = { address: FORMATS, from: '<tbody>', to: /(?:<tr>[\s\S]*?){3}/ };
const HOME = { address: '/', from: 'class="home-drop-choose', to: /<\/p>/ };

interface SlowHost {
  /** The page, and where it's cut: behind the first match of `to` that follows `from`. */
  cut: { address: string; from: string; to: RegExp };
  /** Sends the page's second part. */
  rest: PromiseWithResolvers<void>;
}

/** The site on a host that sends one page in two parts. */
const test = base.extend<SlowHost>({
  cut: [NAVBAR, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
  rest: async ({}, use) => use(Promise.withResolvers<void>()),
  baseURL: async ({ baseURL, cut, rest }, use) => {
    const server = createServer(async ({ url = '/' }, response) => {
      const answer = await fetch(new URL(url, baseURL));
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      const body = Buffer.from(await answer.arrayBuffer());
      const length = url === cut.address ? lengthOf(body.toString('latin1'), cut) : body.length;
      response.write(body.subarray(0, length));
      if (length < body.length) await rest.promise;
      response.end(body.subarray(length));
    });
    const { origin, close } = await listening(server);
    await use(origin);
    await close();
  },
  viewport: { width: 1440, height: 900 },
});

function lengthOf(html: string, { address, from, to }: SlowHost['cut']): number {
  const start = html.indexOf(from);
  const found = to.exec(html.slice(start));
  if (start < 0 || !found) throw new Error(`${address} doesn't have ${to} after ${from}`);
  return start + found.index + found[0].length;
}

for (const [place, cut] of Object.entries({
  'the navbar': NAVBAR,
  'a table': TABLE,
  'the first section of the home page': HOME,
})) {
  test.describe(place, () => {
    test.use({ cut });

    test('nothing moves if the rest of it arrives later', async ({ page, rest }) => {
      await page.goto(cut.address, { waitUntil: 'commit' });
      // Either the first part is drawn, or the page holds it back; then there's nothing to wait for but time.
      await page
        .waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, null, {
          polling: 50,
          timeout: 2000,
        })
        .catch(() => {});
      rest.resolve();
      await page.waitForLoadState();
      await settled(page);

      await expect(page.getByRole('contentinfo')).toBeAttached();
      if (cut.address === FORMATS) await expect(page.getByRole('table').first()).toBeVisible();
      expect(await layoutShift(page), (await moved(page)).join('\n')).toBeLessThan(0.02);
    });
  });
}

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { basePath } from '../../scripts/lib/serve/server.ts';
import { given } from '../../scripts/lib/testing/given.ts';
import { servedFiles } from '../../src/integrations/hosting/files.ts';
import { type Expectation, expectations } from './expectations.ts';
import { ask, findNginx, hasIpv6, type RunningServer, startNginx, startOwn } from './servers.ts';
import { type BuiltSite, copyOfSite, minimalSite } from './testing.ts';

const found = findNginx();
if ('missing' in found) test('nginx', ({ skip }) => skip(found.missing));

/** Thousands of sequential requests, on a machine that may be busy. */
const WHOLE_SITE = 180_000;

const servers: [name: string, start: (site: BuiltSite) => Promise<RunningServer>][] = [
  ['npm run serve', startOwn],
];
if ('nginx' in found) servers.push(['nginx', (site) => startNginx(found.nginx, site)]);

describe.each(servers)('%s', (name, start) => {
  describe.each(['/', '/x/'])('under %s', (base) => {
    let site: BuiltSite;
    let server: RunningServer;
    beforeAll(async () => {
      site = await minimalSite(base);
      server = await start(site);
    });
    afterAll(async () => {
      await server?.stop();
      await site?.remove();
    });

    it.each(expectations.map((one) => [label(one), one] as const))('%s', async (_, expected) => {
      const answer = await ask(server.port, base + expected.ask, expected.method, expected.send);
      expect(answer.status).toBe(expected.status);
      for (const [header, value] of Object.entries(expected.headers ?? {})) {
        const actual = answer.headers[header];
        if (value === null) expect(actual, header).toBeUndefined();
        else if (typeof value === 'string') expect(actual, header).toBe(value.replace('{base}', base));
        else expect(actual, header).toMatch(value);
      }
      if (expected.body) expect(answer.body).toMatch(expected.body);
    });

    it('answers 304 for a copy that’s still current', async () => {
      const first = await ask(server.port, `${base}docs/introduction`);
      const tag = first.headers.etag ?? '';
      expect(tag).not.toBe('');
      const again = await ask(server.port, `${base}docs/introduction`, 'GET', { 'if-none-match': tag });
      expect([again.status, again.body]).toEqual([304, '']);
      const changed = await ask(server.port, `${base}docs/introduction`, 'GET', {
        'if-none-match': '"other"',
      });
      expect(changed.status).toBe(200);
    });

    // Not created where it doesn't apply, instead of skipped.
    const below = base === '/' ? [] : [base];
    it.each(below)('has nothing outside its base path %s', async () => {
      expect((await ask(server.port, '/')).status).toBe(404);
      expect((await ask(server.port, '/docs/introduction')).status).toBe(404);
      const home = await ask(server.port, base.slice(0, -1));
      expect([home.status, home.headers.location]).toEqual([301, base]);
    });

    const listensOnBoth = name === 'nginx' && hasIpv6() ? [name] : [];
    it.each(listensOnBoth)('%s answers on IPv6', async () => {
      expect((await ask(server.port, base, 'GET', {}, '::1')).status).toBe(200);
    });

    const ours = name === 'npm run serve' ? [name] : [];
    it.each(ours)('%s prefers brotli and tells the allowed methods', async () => {
      const page = await ask(server.port, base, 'GET', { 'accept-encoding': 'gzip, deflate, br' });
      expect(page.headers['content-encoding']).toBe('br');
      expect((await ask(server.port, base, 'POST')).headers.allow).toBe('GET, HEAD');
    });
  });

  const built = process.env.SITE_OUT || 'dist';
  given(existsSync(join(built, 'nginx.conf')), `${built} has no built site; npm run build`).describe(
    'with the built site',
    () => {
      let site: BuiltSite;
      let server: RunningServer;
      let base = '/';
      beforeAll(async () => {
        base = basePath((await readFile(join(built, '_headers'), 'utf8')).match(/^\/.*$/m)?.[0]);
        site = await copyOfSite(built, base);
        server = await start(site);
      });
      afterAll(async () => {
        await server?.stop();
        await site?.remove();
      });

      // Specification: 2.6
      it(
        'serves every page at its one address',
        async () => {
          const pages = servedFiles(site.dist).filter(
            (file) => file.endsWith('.html') && file !== '404.html',
          );
          const moved = redirectSources(await readFile(join(site.dist, '_redirects'), 'utf8'));
          for (const file of pages) {
            const address = base + encodeURI(file.replace(/(^|\/)index\.html$|\.html$/, '$1'));
            const answer = await ask(server.port, address);
            expect([address, answer.status]).toEqual([address, moved.has(address) ? 301 : 200]);
            expect([file, await end(server.port, base + encodeURI(file), address)]).toEqual([file, address]);
          }
        },
        WHOLE_SITE,
      );

      it(
        'lets an unprivileged server read every file',
        async () => {
          const files = servedFiles(site.dist).filter((file) => !file.endsWith('.html'));
          const refused: string[] = [];
          for (const file of files) {
            const { status } = await ask(server.port, base + encodeURI(file), 'HEAD');
            if (status !== 200) refused.push(`${file}: ${status}`);
          }
          expect(refused).toEqual([]);
        },
        WHOLE_SITE,
      );

      it(
        'answers every address of the sitemap',
        async () => {
          const map = await readFile(join(site.dist, 'sitemap.xml'), 'utf8');
          const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
            ([, url = '']) => new URL(url).pathname,
          );
          expect(addresses.length).toBeGreaterThan(100);
          for (const address of addresses)
            expect([address, (await ask(server.port, address)).status]).toEqual([address, 200]);
        },
        WHOLE_SITE,
      );

      it('answers every sandbox app with its page and what that loads', async () => {
        const files = await readdir(join(site.dist, 'sandboxes/app'));
        const apps = files.filter((file) => file.endsWith('.html'));
        expect(apps.sort()).toEqual(['samples.html', 'viewing-manifest.html', 'vite.html']);
        for (const app of apps) {
          const address = `${base}sandboxes/app/${app.replace(/\.html$/, '')}`;
          const { status, body } = await ask(server.port, address);
          expect([address, status]).toEqual([address, 200]);
          const loaded = [...body.matchAll(/<(?:script|link)[^>]+(?:src|href)="?([^"\s>]+)/g)];
          expect([app, loaded.length > 0]).toEqual([app, true]);
          for (const [, file = ''] of loaded) {
            const { pathname, protocol } = new URL(file, `http://localhost${address}`);
            if (protocol !== 'http:') continue;
            expect([pathname, (await ask(server.port, pathname)).status]).toEqual([pathname, 200]);
          }
        }
      });

      it('answers 404 with the not-found page', async () => {
        const answer = await ask(server.port, `${base}no/such/page`);
        expect(answer.status).toBe(404);
        expect(answer.body).toBe(await readFile(join(site.dist, '404.html'), 'utf8'));
      });
    },
  );
});

function label({ ask: path, method = 'GET', send, status }: Expectation): string {
  const sent = Object.entries(send ?? {}).map(([name, value]) => ` ${name}: ${value}`);
  return `${method} ${path || 'home'}${sent} → ${status}`;
}

/** Follows redirects up to the expected address: a folder's index.html takes two steps on some hosts. */
async function end(port: number, from: string, wanted: string, steps = 2): Promise<string> {
  if (from === wanted || steps === 0) return from;
  const { location } = (await ask(port, from)).headers;
  return location === undefined ? from : end(port, location, wanted, steps - 1);
}

const redirectSources = (text: string): Set<string> =>
  new Set(text.split('\n').flatMap((line) => (line.startsWith('/') ? [line.split(' ')[0] ?? ''] : [])));

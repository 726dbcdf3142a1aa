import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type Expectation, expectations } from './expectations.ts';
import {
  ask,
  DOCKERFILE,
  findNginx,
  hasIpv6,
  type RunningServer,
  startContainer,
  startOwn,
} from './servers.ts';
import { type BuiltSite, minimalSite } from './testing.ts';

const found = findNginx();
if ('missing' in found) test('nginx', ({ skip }) => skip(found.missing));

const servers: [name: string, start: (site: BuiltSite) => Promise<RunningServer>][] = [
  ['npm run serve', startOwn],
];
if ('nginx' in found) servers.push(['the container', (site) => startContainer(found.nginx, site)]);

describe.each(servers)('%s', (name, start) => {
  const [ours, container] = name === 'npm run serve' ? [[name], []] : [[], [name]];
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

    it.each(hasIpv6() ? container : [])('%s answers on IPv6', async () => {
      expect((await ask(server.port, base, 'GET', {}, '::1')).status).toBe(200);
    });

    it.each(container)('%s answers whatever host name it is asked by', async () => {
      const { status } = await ask(server.port, `${base}docs`, 'GET', { host: 'localhost:8080' });
      expect(status).toBe(200);
    });

    it.each(container)('%s writes to /tmp only', async () => {
      const root = server.root ?? '';
      expect(await readdir(join(root, 'tmp'))).toContain('nginx.pid');
      expect(await readdir(root)).toEqual(['etc', 'srv', 'tmp', 'usr']);
    });

    it.each(ours)('%s prefers brotli and tells the allowed methods', async () => {
      const page = await ask(server.port, base, 'GET', { 'accept-encoding': 'gzip, deflate, br' });
      expect(page.headers['content-encoding']).toBe('br');
      expect((await ask(server.port, base, 'POST')).headers.allow).toBe('GET, HEAD');
    });
  });
});

test('the container runs without root, on a port that needs no rights', () => {
  expect(DOCKERFILE).toMatch(/^USER nginx$/m);
  expect(DOCKERFILE).toMatch(/^EXPOSE 8080$/m);
});

test('the container’s build gets git, which has the pages’ dates, and nothing else besides the sources', async () => {
  const ignored = (await readFile('.dockerignore', 'utf8')).split('\n');
  for (const folder of ['**/node_modules', 'dist', 'tests/.output']) expect(ignored).toContain(folder);
  expect(ignored).not.toContain('.git');
});

function label({ ask: path, method = 'GET', send, status }: Expectation): string {
  const sent = Object.entries(send ?? {}).map(([name, value]) => ` ${name}: ${value}`);
  return `${method} ${path || 'home'}${sent} → ${status}`;
}

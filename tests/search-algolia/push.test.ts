import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { collectRecords } from '../../scripts/lib/search-push/collect.ts';
import { indexSettings, pushRecords } from '../../scripts/lib/search-push/push.ts';
import { builtDir } from '../../scripts/lib/testing/site-pages.ts';
import { hostOf } from '../../src/tools/search/algolia/host.ts';
import { type AlgoliaServer, startAlgolia } from './server.ts';

const source = process.env.SITE_SOURCE ?? '.';
let server: AlgoliaServer;

beforeAll(async () => {
  server = await startAlgolia();
});
afterAll(() => server.close());
beforeEach(() => {
  server.writes.length = 0;
  server.indices.clear();
});

const client = (key = server.adminKey) =>
  algoliasearch('ABCDEFGHIJ', key, {
    hosts: [hostOf(server.origin)],
    // On a busy machine, even this server may not answer within the client's first second.
    timeouts: { connect: 20_000, read: 20_000, write: 20_000 },
  });

test('the records of every page of the built site, each with an id of its own', async () => {
  const records = await collectRecords(source, builtDir);
  expect(records.length).toBeGreaterThan(50);
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  expect(records.every(({ language, version }) => language === 'en' && version)).toBe(true);
});

test('an index is replaced as a whole: another one is filled and moved over it', async () => {
  const records = await collectRecords(source, builtDir);
  server.indices.set(
    'docs',
    new Map([['old', { ...records[0], objectID: 'old' } as (typeof records)[number]]]),
  );
  await pushRecords(client(), 'docs', records);
  const [settings, copy, batch] = server.writes;
  expect(settings).toBe('settings docs');
  expect(copy).toMatch(/^copy docs docs_tmp_\d+$/);
  expect(batch).toMatch(/^batch docs_tmp_\d+ \d+$/);
  expect(server.writes.at(-1)).toMatch(/^move docs_tmp_\d+ docs$/);
  expect([...server.indices.keys()]).toEqual(['docs']);
  expect([...(server.indices.get('docs')?.values() ?? [])]).toEqual(records);
});

test('what the interface filters by can be filtered by', () => {
  expect(indexSettings.attributesForFaceting).toEqual(['language', 'version', 'kind', 'section']);
});

test('nothing is pushed over an index by mistake', async () => {
  await expect(pushRecords(client(), 'docs', [])).rejects.toThrow('nothing to push');
  expect(server.writes).toEqual([]);
});

test('a wrong key is told with what the service said', async () => {
  const records = await collectRecords(source, builtDir);
  await expect(pushRecords(client('wrong'), 'docs', records)).rejects.toThrow(
    /Method not allowed with this API key/,
  );
  expect(server.writes).toEqual([]);
});

test('a site that was not built is told with the command', async () => {
  await expect(collectRecords(source, mkdtempSync(join(tmpdir(), 'nothing-')))).rejects.toThrow(
    /^There is no built site in .*\. Run: npm run build$/,
  );
});

const run = (env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, ['scripts/search-push.ts'], {
    env: { ...process.env, ALGOLIA_ADMIN_KEY: '', SITE_OUT: builtDir, ...env },
  });

test('npm run search:push without a key counts and sends nothing', async () => {
  const { stdout } = await run({ ALGOLIA_HOSTS: server.origin });
  expect(stdout).toMatch(/^\d+ records of \d+ pages, \d+ kB\n {2}by language: en \d+\n/);
  expect(stdout).toContain('Nothing was sent. Set ALGOLIA_ADMIN_KEY in the environment to push.');
  expect(server.writes).toEqual([]);
});

test('npm run search:push with a key and no Algolia in site.config.ts says what to set', async () => {
  await expect(run({ ALGOLIA_ADMIN_KEY: 'x', ALGOLIA_HOSTS: server.origin })).rejects.toMatchObject({
    code: 1,
    stderr:
      'site.config.ts has no `search.algolia`. Set appId, apiKey (the search-only one), and indexName.\n',
  });
});
